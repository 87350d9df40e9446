/** @jest-environment node */
import path from 'node:path';
import { colorOf, describeWithFfmpeg, footageFolder, work } from './fixtures';
import { inputOf, run } from './ffmpeg';
import { cover, fit, pictureFilter } from './color';
import { probe } from './probe';

const { make, at } = footageFolder();
const ember = [252, 106, 50];

/** Footage of one color: ember in SDR, brought to another space by zscale, and named by tags or not. */
const footage = (name: string, space: string, codec: string) =>
  make(
    name,
    `-f lavfi -i color=0xfc6a32:s=426x240:r=12:d=1 -vf format=gbrp,setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc,${space} ${codec}`,
  );
const h265 = '-c:v libx265 -preset ultrafast -x265-params log-level=0';

describeWithFfmpeg('the color of footage', () => {
  it.each([
    ['SDR', 'zscale=m=bt709:r=tv,format=yuv420p', '-c:v ffv1'],
    [
      'SDR without tags',
      'zscale=m=smpte170m:r=tv,format=yuv420p,setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown',
      '-c:v rawvideo',
    ],
    ['full range', 'zscale=m=bt709:r=pc,format=yuv420p', '-c:v ffv1'],
    ['RGB', 'format=gbrp', '-c:v ffv1'],
    ['BT.2020', 'zscale=p=bt2020:t=bt709:m=bt2020nc:r=tv,format=yuv420p10le', h265],
    ['P3', 'zscale=p=smpte432:t=bt709:m=bt709:r=tv,format=yuv420p10le', h265],
  ])('stays the same in %s', async (name, space, codec) => {
    const file = footage(`${name}.mkv`, space, codec);
    const shown = await shownOf(file);
    shown.forEach((channel, index) => expect(Math.abs(channel - ember[index]!)).toBeLessThan(10));
  });
});
async function shownOf(file: string) {
  const png = at('shown.png');
  await work(at('.'), async (draft) => {
    const item = await probe(file, { shortest: 0, longest: 9 }, draft);
    const filter = pictureFilter(item, cover(item, { width: 320, height: 180 }));
    await run(
      'ffmpeg',
      ['-v', 'error', '-i', inputOf(file), '-vf', filter, '-frames:v', '1', path.resolve(png)],
      draft,
    );
  });
  return colorOf(png);
}
