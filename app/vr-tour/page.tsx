import { Page } from '@/components/layout/Page';
import { After } from '@/components/vr-tour/After';
import { TourPlayer } from '@/components/vr-tour/TourPlayer';
import { Banner } from '@/components/ui/Banner';
import { Intro } from '@/components/ui/Intro';
import { Wrap } from '@/components/ui/Wrap';
import { after, comingSoon, intro, page, player } from '@/lib/content/vr-tour';
import { pageMetadata } from '@/lib/build/metadata';
import { settings } from '@/lib/build/settings';

export const metadata = pageMetadata('vr-tour', page);

export default function VrTourPage() {
  return (
    <Page>
      <Wrap>
        <Intro words={intro} />
        <TourPlayer video={settings.tourVideo} words={player} />
        <Banner kind="notice">{comingSoon}</Banner>
        <After words={after} />
      </Wrap>
    </Page>
  );
}
