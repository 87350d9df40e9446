/** What a video file says about itself. */
type Mp4 = { type: string; width: number; height: number; duration: number; sound: boolean };

/** Boxes that contain boxes, and how many bytes of their own come first (ISO/IEC 14496-12). */
const containers: Record<string, number> = {
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  stbl: 0,
  stsd: 8,
  av01: 78,
  avc1: 78,
};

/** Every box of an MP4 file at any depth, by name. */
function boxes(file: Buffer): Map<string, Buffer[]> {
  const found = new Map<string, Buffer[]>();
  for (let at = 0; at + 8 <= file.length;) {
    const size = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, size < 8 ? file.length : at + size);
    found.set(name, [...(found.get(name) ?? []), content]);
    const own = containers[name];
    if (own !== undefined) {
      for (const [inner, list] of boxes(content.subarray(own))) {
        found.set(inner, [...(found.get(inner) ?? []), ...list]);
      }
    }
    at += size < 8 ? file.length : size;
  }
  return found;
}

const hex = (bytes: Buffer) => bytes.toString('hex');
const two = (value: number) => String(value).padStart(2, '0');

/** https://aomediacodec.github.io/av1-isobmff/#codecsparam, from https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox */
function av1Name(config: Buffer): string {
  const [, profileAndLevel = 0, flags = 0] = config;
  const tier = flags & 0x80 ? 'H' : 'M';
  const depth = flags & 0x20 ? 12 : flags & 0x40 ? 10 : 8;
  return `av01.${profileAndLevel >> 5}.${two(profileAndLevel & 31)}${tier}.${two(depth)}`;
}

/**
 * Reads what a browser must know about an MP4 video before it loads it.
 *
 * @param file the file's content: AV1 or H.264, with Opus, AAC or no sound
 * @returns its size in pixels, its duration in seconds, and its type with full codec names (RFC 6381)
 * @throws {Error} when it is another kind of file
 */
export function readMp4(file: Buffer): Mp4 {
  const found = boxes(file);
  const box = (name: string) => found.get(name)?.[0];
  const [header, av1, h264] = [box('mvhd'), box('av1C'), box('avcC')];
  const picture = box('av01') ?? box('avc1');
  if (!header || !picture || !(av1 || h264)) throw new Error('The file is not an AV1 or H.264 video.');
  const sound = found.has('Opus') ? 'opus' : found.has('mp4a') ? 'mp4a.40.2' : undefined;
  const codecs = [av1 ? av1Name(av1) : `avc1.${hex(h264!.subarray(1, 4))}`, sound].filter(Boolean);
  return {
    type: `video/mp4; codecs="${codecs.join(', ')}"`,
    width: picture.readUInt16BE(24),
    height: picture.readUInt16BE(26),
    duration: header.readUInt32BE(16) / header.readUInt32BE(12),
    sound: sound !== undefined,
  };
}
