import { Page } from '@/components/layout/Page';
import { PageIntro } from '@/components/layout/PageIntro';
import { Banner } from '@/components/ui/Banner';
import { Wrap } from '@/components/ui/Wrap';
import { AfterTour } from '@/components/vr-tour/AfterTour';
import { LookAround } from '@/components/vr-tour/LookAround';
import { TourPlayer } from '@/components/vr-tour/TourPlayer';
import { pageMetadata } from '@/lib/build/metadata';
import { settings } from '@/lib/build/settings';
import { lookAround, rooms } from '@/lib/content/rooms';
import { after, comingSoon, intro, page, player } from '@/lib/content/vr-tour';
import { roomPoster, roomStills } from '@/lib/media';

export const metadata = pageMetadata('vr-tour', page);

/** The first room that has pictures. */
const first = rooms.find(({ id }) => id in roomStills);

export default function VrTourPage() {
  return (
    <>
      <TourPlayer video={settings.tourVideo} heading={intro.title} content={player} />
      {first && (
        <LookAround
          content={lookAround}
          poster={roomPoster(first.id)}
          posterAlt={first.alt}
          stills={roomStills}
        />
      )}
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
