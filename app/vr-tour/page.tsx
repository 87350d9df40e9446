import { Page } from '@/components/layout/Page';
import { PageIntro } from '@/components/layout/PageIntro';
import { Banner } from '@/components/ui/Banner';
import { Wrap } from '@/components/ui/Wrap';
import { AfterTour } from '@/components/vr-tour/AfterTour';
import { TourPlayer } from '@/components/vr-tour/TourPlayer';
import { pageMetadata } from '@/lib/build/metadata';
import { settings } from '@/lib/build/settings';
import { after, comingSoon, intro, page, player } from '@/lib/content/vr-tour';

export const metadata = pageMetadata('vr-tour', page);

export default function VrTourPage() {
  return (
    <>
      <TourPlayer video={settings.tourVideo} heading={intro.title} content={player} />
      <Page>
        <Wrap>
          <PageIntro content={{ label: intro.label, lead: intro.lead }}>
            <Banner kind="notice">{comingSoon}</Banner>
            <AfterTour content={after} />
          </PageIntro>
        </Wrap>
      </Page>
    </>
  );
}
