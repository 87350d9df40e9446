import { Contact } from '@/components/contact/Contact';
import { CurrentLinkMarker } from '@/components/layout/CurrentLinkMarker';
import { PageData } from '@/components/layout/PageData';
import { PageSection } from '@/components/layout/PageSection';
import { pageMetadata } from '@/lib/build/metadata';
import { bell, form, instead, intro, senders } from '@/lib/content/contact';
import { contactBand } from '@/lib/content/home/contact';
import { site } from '@/lib/content/site';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <PageSection id={contactBand.id}>
      <CurrentLinkMarker />
      <Contact intro={intro} bell={bell} form={form} senders={senders} instead={instead} email={site.email} />
      <PageData name="contact" />
    </PageSection>
  );
}
