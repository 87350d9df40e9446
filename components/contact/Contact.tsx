import { FittedText, FittedTextLine } from '@/components/ui/FittedText';
import { Boundary } from '@/components/ui/Boundary';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { earlyScript } from './early-script';
import type { FormContent, instead, SendersContent } from '@/lib/content/contact';
import { BrokenForm } from './BrokenForm';
import { ContactForm } from './ContactForm';
import { EmailInstead } from './EmailInstead';

type Props = { form: FormContent; senders: SendersContent; instead: typeof instead; email: string };

/** The contact form, and what replaces it without script or if it breaks. */
export function Contact({ form, senders, instead, email }: Props) {
  const { label, spoken, names, you } = senders;
  return (
    <>
      <Boundary fallback={<BrokenForm content={instead} email={email} />}>
        <ContactForm
          content={form}
          sendersContent={{ label, spoken }}
          senders={names.map(({ id, ...line }) => ({
            id,
            text: line.text,
            line: <FittedTextLine line={line} />,
          }))}
          you={<FittedTextLine line={you} />}
          email={email}
          thanks={<FittedText lines={form.sent} />}
          next={<ButtonLink link={form.next} />}
        />
      </Boundary>
      <noscript>
        <EmailInstead reason="withoutScript" content={instead} email={email} />
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
    </>
  );
}
