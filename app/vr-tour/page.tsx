import { Page } from '@/components/layout/Page';
import { PageData } from '@/components/layout/PageData';
import { Wrap } from '@/components/ui/Wrap';
import { ComingSoon } from '@/components/walkthrough/ComingSoon';
import { Transcript } from '@/components/walkthrough/Transcript';
import { Rooms } from '@/components/rooms/Rooms';
import { Walkthrough } from '@/components/walkthrough/Walkthrough';
import { pageMetadata } from '@/lib/build/metadata';
import { settings } from '@/lib/build/settings';
import { rooms } from '@/lib/content/rooms';
import { comingSoon, intro, page, player, transcript } from '@/lib/content/vr-tour';
import { tourHasSound, tourTranscript } from '@/lib/media';

export const metadata = pageMetadata('vr-tour', page);

/** The transcript belongs to the video that ships with the site. */
const parts = settings.tourVideo ? [] : tourTranscript;

export default function VrTourPage() {
  return (
    <>
      <Walkthrough video={settings.tourVideo} intro={intro} content={player} />
      {parts.length > 0 && (
        <Transcript title={transcript.title} parts={tourHasSound ? [transcript.sound, ...parts] : parts} />
      )}
      {rooms.length > 0 && <Rooms />}
      <Page>
        <Wrap>
          <ComingSoon content={comingSoon} />
        </Wrap>
      </Page>
      <PageData path="/vr-tour" />
    </>
  );
}
