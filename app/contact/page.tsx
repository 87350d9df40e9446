import { ContactForm } from '@/components/contact/ContactForm';
import { EmailInstead } from '@/components/contact/EmailInstead';
import { NavigationState } from '@/components/layout/NavigationState';
import { Page, PageIntro } from '@/components/layout/Page';
import { PageData } from '@/components/layout/PageData';
import { Boundary } from '@/components/ui/Boundary';
import { Wrap } from '@/components/ui/Wrap';
import { earlyScript } from '@/lib/browser/contact/draft';
import { lineStyle } from '@/lib/build/display-line';
import { pageMetadata } from '@/lib/build/metadata';
import { form, instead, intro, page, roles } from '@/lib/content/contact';
import { contactBand } from '@/lib/content/home/contact';
import { site } from '@/lib/content/site';

export const metadata = pageMetadata('contact', page);

/** The roles with the measures of their lines, which only the build can take. */
const measured = {
  ...roles,
  names: roles.names.map(({ id, name, width }) => ({ id, name, style: lineStyle({ text: name, width }) })),
  you: { text: roles.you.text, style: lineStyle(roles.you) },
};

export default function ContactPage() {
  return (
    <Page id={contactBand.id}>
      <Boundary fallback={null}>
        <NavigationState />
      </Boundary>
      <Wrap>
        <PageIntro content={intro}>
          <Boundary fallback={<EmailInstead reason="broken" content={instead} email={site.email} />}>
            <ContactForm content={form} roles={measured} email={site.email} />
          </Boundary>
          <noscript>
            <EmailInstead reason="withoutScript" content={instead} email={site.email} />
          </noscript>
          <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        </PageIntro>
      </Wrap>
      <PageData path="/contact" />
    </Page>
  );
}
