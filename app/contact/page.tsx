import { ContactForm } from '@/components/contact/ContactForm';
import { EarlySend } from '@/components/contact/EarlySend';
import { JsonLd } from '@/components/layout/JsonLd';
import { NavigationState } from '@/components/layout/NavigationState';
import { Page } from '@/components/layout/Page';
import { Intro } from '@/components/ui/Intro';
import { Wrap } from '@/components/ui/Wrap';
import { form, intro, page } from '@/lib/content/contact';
import { pageMetadata } from '@/lib/build/metadata';
import { site } from '@/lib/content/site';
import { breadcrumbData } from '@/lib/build/structured-data';

export const metadata = pageMetadata(page, '/contact', 'contact');

export default function ContactPage() {
  return (
    <Page id="contact">
      <EarlySend />
      <NavigationState />
      <Wrap>
        <Intro words={intro}>
          <ContactForm words={form} email={site.email} />
        </Intro>
      </Wrap>
      <JsonLd data={breadcrumbData(intro.title.text, '/contact')} />
    </Page>
  );
}
