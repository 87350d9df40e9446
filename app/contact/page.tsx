import { ContactForm } from '@/components/contact/ContactForm';
import { NavigationState } from '@/components/layout/NavigationState';
import { Page } from '@/components/layout/Page';
import { Intro } from '@/components/ui/Intro';
import { Wrap } from '@/components/ui/Wrap';
import { form, intro, page } from '@/lib/content/contact';
import { pageMetadata } from '@/lib/build/metadata';
import { site } from '@/lib/content/site';

export const metadata = pageMetadata('contact', page);

export default function ContactPage() {
  return (
    <Page id="contact">
      <NavigationState />
      <Wrap>
        <Intro words={intro}>
          <ContactForm words={form} email={site.email} />
        </Intro>
      </Wrap>
    </Page>
  );
}
