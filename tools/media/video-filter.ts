import type { Footage, Size } from './probe';

/** `crop` is the part of the image that shows, from its middle. */
export type Shape = Size & { crop: Size };

/** Where footage has no tags, or those without a meaning, these are what players assume. */
function tagsOf({ video, width, height }: Footage) {
  const known = Object.entries(video).filter(([, value]) => value !== 'reserved');
  const tagged: Partial<Footage['video']> = Object.fromEntries(known);
  const { color_primaries, color_space, color_transfer = '', color_range, pix_fmt = '' } = tagged;
  const isHdr = /^(arib-std-b67|smpte2084)$/.test(color_transfer);
  const isWide = isHdr || `${color_primaries} ${color_space}`.includes('bt2020');
  const isRgb = /rgb|bgr|gbr|pal8/.test(pix_fmt);
  const isFull = isRgb || color_range === 'pc' || pix_fmt.startsWith('yuvj');
  const isHd = Math.min(width, height) > 576;
  const narrowSpace = isHd ? 'bt709' : 'smpte170m';
  const usual = isWide ? 'bt2020nc' : narrowSpace;
  const tags = {
    color_primaries: color_primaries ?? (isWide ? 'bt2020' : 'bt709'),
    color_trc: isHdr ? color_transfer : 'bt709',
    colorspace: isRgb ? 'gbr' : (color_space ?? usual),
    range: isFull ? 'pc' : 'tv',
  };
  const named = Object.entries(tags).map((pair) => pair.join('='));
  return { isHdr, isRgb, tags: named.join(':') };
}

/** 203 nits are white (ITU-R BT.2408), with room for highlights of 1000. */
const toneMapping =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0:peak=4.93';

/** Makes footage progressive, in a shape, in 10-bit BT.709, and at a constant rate of at most 30 frames a second. */
export function videoFilter(footage: Footage, { width, height, crop }: Shape): string {
  const { isHdr, isRgb, tags } = tagsOf(footage);
  const filters = [
    // zscale reads only planar RGB.
    isRgb && 'format=gbrp|gbrp10|gbrp12|gbrp16',
    `setparams=${tags}`,
    'bwdif=deint=interlaced,fps=source_fps/ceil(source_fps/30.1):start_time=0',
    `crop=iw*${crop.width / footage.width}:ih*${crop.height / footage.height}`,
    `zscale=w=${width}:h=${height}:f=lanczos`,
    isHdr && toneMapping,
    'zscale=p=bt709:t=bt709:m=bt709:r=tv,format=yuv420p10le,setsar=1',
  ];
  return filters.filter(Boolean).join(',');
}

/** The encoders need even sides. */
function shapeOf({ width, height }: Size, scale: number, crop: Size): Shape {
  const even = (pixels: number) => 2 * Math.round((pixels * Math.min(1, scale)) / 2);
  return { width: even(width), height: even(height), crop };
}

/** Like `object-fit: cover`. */
export function cover(picture: Size, box: Size): Shape {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  return shapeOf(box, scale, { width: box.width * scale, height: box.height * scale });
}

/** Keeps the whole image. The box turns upright for a tall one. */
export function fit(picture: Size, box: Size): Shape {
  const [short, long] = [picture.width, picture.height].sort((a, b) => a - b);
  return shapeOf(picture, Math.min(box.width / long!, box.height / short!), picture);
}
