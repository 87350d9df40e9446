import type { FormContent, InsteadContent, SendersContent } from '../schema/pages';
import type { Image, IntroContent, PageContent } from '../schema/values';
import { replyTime } from './shared';
import { site } from './site';

export const page: PageContent = {
  link: 'Contact',
  title: `Contact Us: ${site.name}`,
  description: `Write to ${site.name}. We reply within ${replyTime}.`,
};

export const intro: IntroContent = {
  heading: { title: 'Contact', note: 'For visitors, investors, and collaborators.' },
  title: { text: 'Contact Us', width: 84 },
  lead: `Tell us what you would like to see, support, or build. We reply within ${replyTime}.`,
};

export const bell: Image = {
  src: '/media/plates/bell.svg',
  width: 780,
  height: 1083,
  alt: 'Stippled drawing of a ringside bell with a hammer and a pull cord.',
};

/** Who writes. A press on a name, or a link to `/contact#` and its id, puts the name into the subject. */
export const senders: SendersContent = {
  label: 'Who is writing? Choose one.',
  names: [
    { id: 'visitor', text: 'Visitor', width: 125 },
    { id: 'investor', text: 'Investor', width: 110 },
    { id: 'collaborator', text: 'Collaborator', width: 88 },
  ],
  you: { text: 'You', width: 70 },
  spoken: 'plus you',
};

export const form: FormContent = {
  ariaLabel: 'Contact form',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  hint: 'Every field is needed. The form sends your message to us, and to nobody else.',
  /** Read aloud after "Subject:" when a choice of who you are is taken back. */
  empty: 'empty',
  other: 'Or write to',
  /** Shown after an early press on the button, until the form can send. */
  loading: 'Getting ready…',
  /** Shown if that takes too long. */
  overdue: 'The form is not ready yet.',
  reload: 'Reload the page',
  send: 'Send message',
  sending: 'Sending…',
  thanks: [
    { text: 'Thanks for', width: 110 },
    { text: 'reaching out!', width: 92 },
    { text: "We'll be in touch soon.", width: 66 },
  ],
  next: { text: 'Watch the walkthrough', href: '/vr-tour' },
  slow: { text: 'This is taking longer than usual. We are still trying.', stop: 'Stop' },
  failed: {
    title: 'Your message was not sent.',
    unsure: "We can't be sure that your message arrived.",
    reasons: {
      offline: 'You seem to be offline.',
      unreachable: 'We did not hear back from our server.',
      refused: 'Our server did not accept it.',
      rateLimited: 'Too many messages came in at once. Please wait a moment.',
      broken: 'Our server had a problem.',
      unconfirmed: 'Our server answered, but did not confirm that it kept your message.',
    },
    /** Names of fields follow. */
    blank: 'There are only spaces in:',
    kept: 'Everything you typed is still here.',
    retry: 'Try again',
    or: ', or email',
    instead: 'instead.',
    /** Shown if the message is too long for the email link. */
    long: 'Your message is too long for the link. Paste it into the email.',
    copy: 'Copy my message',
    copied: 'Copied',
    /** Shown if the browser does not let the page copy. */
    selected: 'Selected. Now copy it.',
  },
};

/** The e-mail address in place of the form: the start of the sentence in each case, and its end. */
export const instead: InsteadContent = {
  withoutScript: 'This form needs JavaScript. Write to',
  broken: 'The form does not work in this browser. Write to',
  after: `instead; we reply within ${replyTime}.`,
};
