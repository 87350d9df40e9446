import type { Footage, Size } from './probe';

/** The part of an image that is shown, from its middle, and the size it gets. */
export type Shape = Size & { crop: Size };

// The names that zscale converts from (https://ffmpeg.org/ffmpeg-filters.html#zscale).
const primaries = /^(bt709|bt470m|bt470bg|smpte170m|smpte240m|film|bt2020|smpte43[12])$/;
const matrices = /^(bt709|fcc|bt470bg|smpte170m|smpte240m|bt2020n?c|ycgco)$/;
const hdrCurves = /^(arib-std-b67|smpte2084)$/;

/**
 * The color of footage, for setparams. What its tags do not say, or say with a reserved value, is what players assume.
 * SDR curves count as one: screens show them alike.
 */
function tagsOf({ picture, height }: Pick<Footage, 'picture' | 'height'>) {
  const { color_primaries = '', color_space = '', color_transfer = '', color_range, pix_fmt = '' } = picture;
  const isHdr = hdrCurves.test(color_transfer);
  const isWide = isHdr || [color_primaries, color_space].some((tag) => tag.startsWith('bt2020'));
  const isRgb = /rgb|bgr|gbr|pal8/.test(pix_fmt);
  const isFull = isRgb || color_range === 'pc' || pix_fmt.startsWith('yuvj');
  const usual = isWide ? 'bt2020nc' : height > 576 ? 'bt709' : 'smpte170m';
  return {
    isHdr,
    isRgb,
    color_primaries: primaries.test(color_primaries) ? color_primaries : isWide ? 'bt2020' : 'bt709',
    color_trc: isHdr ? color_transfer : 'bt709',
    colorspace: isRgb ? 'gbr' : matrices.test(color_space) ? color_space : usual,
    range: isFull ? 'pc' : 'tv',
  };
}

/** The light of HDR, where 203 nits are white (ITU-R BT.2408), with room for highlights of 1000. */
const toneMapping =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0:peak=4.93,format=gbrpf32le';

/**
 * The filters that prepare footage for a video: upright (ffmpeg does that without a filter), progressive, with square
 * pixels, at a constant rate, in the shape wanted, and in 8-bit BT.709.
 *
 * @returns an ffmpeg filter graph
 */
export function pictureFilter(footage: Pick<Footage, 'width' | 'height' | 'rate' | 'picture'>, shape: Shape) {
  const { isHdr, isRgb, ...tags } = tagsOf(footage);
  const { crop } = shape;
  return [
    // zscale reads only planar RGB.
    isRgb && 'format=gbrp|gbrp10|gbrp12|gbrp16',
    `setparams=${Object.entries(tags)
      .map((pair) => pair.join('='))
      .join(':')}`,
    'bwdif=deint=interlaced',
    `fps=${footage.rate}:start_time=0`,
    `crop=iw*${crop.width / footage.width}:ih*${crop.height / footage.height}`,
    `zscale=w=${shape.width}:h=${shape.height}:f=lanczos`,
    isHdr && toneMapping,
    'zscale=p=bt709:t=bt709:m=bt709:r=tv,format=yuv420p,setsar=1',
  ]
    .filter(Boolean)
    .join(',');
}

/** The encoders halve the resolution of color, so both sides are even. */
const even = (pixels: number): number => 2 * Math.round(pixels / 2);

/**
 * Fills a box from the middle of the image, like `object-fit: cover`. A smaller image stays small.
 *
 * @param picture the size of the image
 * @param box the shape to fill, and the largest size
 */
export function cover(picture: Size, box: Size): Shape {
  const part = Math.min(picture.width / box.width, picture.height / box.height);
  const crop = { width: box.width * part, height: box.height * part };
  const scale = Math.min(1, part);
  return { width: even(box.width * scale), height: even(box.height * scale), crop };
}

/**
 * Keeps the whole image and its shape, no larger than a box that may be turned upright. A smaller image stays small.
 *
 * @param picture the size of the image
 * @param box the largest size of a landscape image
 */
export function fit(picture: Size, box: Size): Shape {
  const [short, long] = [picture.width, picture.height].sort((a, b) => a - b) as [number, number];
  const scale = Math.min(1, box.width / long, box.height / short);
  return { width: even(picture.width * scale), height: even(picture.height * scale), crop: picture };
}
