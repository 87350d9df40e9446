import { Bell } from '@/components/contact/Bell';
import { ContactForm } from '@/components/contact/ContactForm';
import { EmailInstead } from '@/components/contact/EmailInstead';
import { Roles } from '@/components/contact/Roles';
import { NavigationState } from '@/components/layout/NavigationState';
import { Page, PageIntro } from '@/components/layout/Page';
import { PageData } from '@/components/layout/PageData';
import { Bill } from '@/components/ui/Bill';
import { Boundary } from '@/components/ui/Boundary';
import { Wrap } from '@/components/ui/Wrap';
import { earlyScript } from '@/lib/browser/contact/draft';
import { pageMetadata } from '@/lib/build/metadata';
import { bell, form, instead, intro, page, roles } from '@/lib/content/contact';
import { contactBand } from '@/lib/content/home/contact';
import { site } from '@/lib/content/site';

export const metadata = pageMetadata('contact', page);

export default function ContactPage() {
  return (
    <Page id={contactBand.id}>
      <Boundary fallback={null}>
        <NavigationState />
      </Boundary>
      <Wrap>
        <PageIntro content={intro} picture={<Bell content={bell} />}>
          <Roles content={roles} />
          <Boundary fallback={<EmailInstead reason="broken" content={instead} email={site.email} />}>
            <ContactForm
              content={form}
              roles={roles.names}
              email={site.email}
              thanks={<Bill lines={form.sent} />}
            />
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
