import { ContactForm } from '@/components/contact/ContactForm';
import { NavigationState } from '@/components/layout/NavigationState';
import { Page } from '@/components/layout/Page';
import { PageIntro } from '@/components/layout/PageIntro';
import { Wrap } from '@/components/ui/Wrap';
import { pageMetadata } from '@/lib/build/metadata';
import { form, intro, page } from '@/lib/content/contact';
import { site } from '@/lib/content/site';

export const metadata = pageMetadata('contact', page);

export default function ContactPage() {
  return (
    <Page id="contact">
      <NavigationState />
      <Wrap>
        <PageIntro content={intro}>
          <ContactForm content={form} email={site.email} />
        </PageIntro>
      </Wrap>
    </Page>
  );
}
