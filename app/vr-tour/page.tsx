import { PageData } from '@/components/layout/PageData';
import { OneRound } from '@/components/round/OneRound';
import { Rooms } from '@/components/rooms/Rooms';
import { ComingSoon } from '@/components/walkthrough/ComingSoon';
import { Walkthrough } from '@/components/walkthrough/Walkthrough';
import { pageMetadata } from '@/lib/build/metadata';
import { settings } from '@/lib/build/settings';
import { comingSoon, intro, player, transcript } from '@/lib/content/vr-tour';

export const metadata = pageMetadata('vr-tour');

export default function VrTourPage() {
  return (
    <>
      <Walkthrough video={settings.tourVideo} intro={intro} content={player} transcript={transcript} />
      <Rooms />
      <OneRound />
      <ComingSoon content={comingSoon} />
      <PageData name="vr-tour" />
    </>
  );
}
