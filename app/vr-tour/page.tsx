import { Page } from '@/components/layout/Page';
import { PageData } from '@/components/layout/PageData';
import { Banner } from '@/components/ui/Banner';
import { Wrap } from '@/components/ui/Wrap';
import { AfterTour } from '@/components/vr-tour/AfterTour';
import { FilmText } from '@/components/vr-tour/FilmText';
import { LookAround } from '@/components/vr-tour/LookAround';
import { TourPlayer } from '@/components/vr-tour/TourPlayer';
import { pageMetadata } from '@/lib/build/metadata';
import { settings } from '@/lib/build/settings';
import { lookAround } from '@/lib/content/rooms';
import { after, comingSoon, filmText, intro, page, player } from '@/lib/content/vr-tour';
import { roomPoster, roomStills } from '@/lib/media';
import { shownRooms } from '@/lib/shown-rooms';

export const metadata = pageMetadata('vr-tour', page);

const rooms = shownRooms.map(({ id, alt }) => ({ id, alt, poster: roomPoster(id) }));

export default function VrTourPage() {
  return (
    <>
      <TourPlayer video={settings.tourVideo} intro={intro} content={player} />
      {!settings.tourVideo && <FilmText content={filmText} />}
      {rooms.length > 0 && <LookAround content={lookAround} rooms={rooms} stills={roomStills} />}
      <Page>
        <Wrap>
          <Banner kind="notice">{comingSoon}</Banner>
          <AfterTour content={after} />
        </Wrap>
      </Page>
      <PageData path="/vr-tour" />
    </>
  );
}
