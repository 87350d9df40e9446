import { PageIntro } from '@/components/layout/PageIntro';
import { Island } from '@/components/ui/Island';
import { FittedText, FittedTextLine } from '@/components/ui/FittedText';
import type { FormContent, InsteadContent, SendersContent } from '@/lib/schema/pages';
import type { Image, IntroContent } from '@/lib/schema/values';
import { Bell } from './Bell';
import { BrokenForm } from './BrokenForm';
import { ContactForm } from './ContactForm';
import { earlyScript } from './early-script';
import { EmailInstead } from './EmailInstead';

type Props = {
  intro: IntroContent;
  bell: Image;
  form: FormContent;
  senders: SendersContent;
  instead: InsteadContent;
  email: string;
};

export function Contact({ intro, bell, form, senders, instead, email }: Props) {
  return (
    <PageIntro content={intro} picture={<Bell content={bell} />}>
      <Island fallback={<BrokenForm content={instead} email={email} />}>
        <ContactForm
          content={form}
          senders={{
            ...senders,
            names: senders.names.map(({ id, ...line }) => ({
              id,
              text: line.text,
              line: <FittedTextLine line={line} />,
            })),
            you: <FittedTextLine line={senders.you} />,
          }}
          email={email}
          thanks={<FittedText lines={form.thanks} />}
        />
      </Island>
      <noscript>
        <EmailInstead reason="withoutScript" content={instead} email={email} />
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
    </PageIntro>
  );
}
