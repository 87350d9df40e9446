import type { Footage } from '../probe/probe';
import type { Shape } from './shape';

/** Maps the light of HDR footage to what every screen can show (https://ffmpeg.org/ffmpeg-filters.html#tonemap). */
const toneMapping =
  'zscale=transfer=linear:npl=100,format=gbrpf32le,zscale=primaries=bt709,tonemap=hable:desat=0,' +
  'zscale=transfer=bt709:matrix=bt709:range=tv,format=yuv420p10le';

/**
 * The filters that prepare footage for a video: upright (ffmpeg does that without a filter), progressive,
 * with square pixels, at a constant rate, in the shape wanted, and in HD television color, named as such.
 *
 * @param footage the input
 * @param shape which part of the image to show, and how large
 * @param format the pixel format that the encoder takes
 * @returns an ffmpeg filter graph
 */
export function pictureFilter(footage: Footage, shape: Shape, format: string): string {
  const { width, height } = footage;
  const isCropped = shape.crop.width < width || shape.crop.height < height;
  const matrix = footage.highDynamicRange ? 'bt709' : footage.matrix;
  return [
    footage.interlaced && 'yadif',
    `fps=${footage.rate}:start_time=0`,
    footage.highDynamicRange && toneMapping,
    !footage.squarePixels && `scale=${width}:${height},setsar=1`,
    isCropped && `crop=${shape.crop.width}:${shape.crop.height}`,
    `scale=${shape.width}:${shape.height}:flags=lanczos:` +
      `in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`,
    `format=${format}`,
    'setsar=1',
    'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv',
  ]
    .filter(Boolean)
    .join(',');
}
