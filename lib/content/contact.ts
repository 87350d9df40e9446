import type { ContactFailure } from '../contact';
import { site } from '../site';
import type { SplitLine } from '../bill';
import type { Label, PageDescription } from './types';

export const page: PageDescription = {
  title: `Contact Us: ${site.name}`,
  description: `Write to ${site.name}. We reply within 1-2 business days.`,
};

const label: Label = { number: 6, title: 'Contact', text: 'For visitors, investors, and collaborators.' };

const title: SplitLine = {
  text: 'Contact Us',
  width: 84,
  split: [
    { text: 'Contact', width: 80 },
    { text: 'Us', width: 125 },
  ],
};

export const intro = {
  label,
  title,
  lead: 'Tell us what you would like to see, support, or build. We reply within 1-2 business days.',
} as const;

const reasons: Record<ContactFailure, string> = {
  offline: 'You seem to be offline.',
  unreachable: 'We could not reach our server.',
  refused: 'Our server did not accept it.',
  busy: 'Too many messages came in at once. Please wait a moment.',
  broken: 'Our server had a problem.',
  unconfirmed: 'Our server answered, but did not confirm that it kept your message.',
};

export const form = {
  label: 'Contact form',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  hint: 'Every field is needed.',
  send: 'Send message',
  sending: 'Sending…',
  sent: "Thanks for reaching out! We'll be in touch soon.",
  failed: {
    title: 'Your message was not sent.',
    reasons,
    kept: 'Everything you typed is still here.',
    retry: 'Try again',
    or: ', or email',
    instead: 'instead.',
  },
  withoutScript: {
    before: 'This form needs JavaScript. Write to',
    after: 'instead; we reply within 1-2 business days.',
  },
} as const;

/** The words of the contact form. */
export type ContactFormWords = typeof form;
