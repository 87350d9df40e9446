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

/** The boxes of an MP4 file at any depth, by name: of several with the same name, the last one. */
function boxes(file: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; at + 8 <= file.length; at += file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, at + file.readUInt32BE(at));
    found.set(name, content);
    const own = containers[name];
    if (own === undefined) continue;
    for (const [inner, box] of boxes(content.subarray(own))) found.set(inner, box);
  }
  return found;
}

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
 * @returns its type with full codec names (RFC 6381)
 */
export function typeOf(file: Buffer): string {
  const found = boxes(file);
  const av1 = found.get('av1C');
  const picture = av1 ? av1Name(av1) : `avc1.${found.get('avcC')!.toString('hex', 1, 4)}`;
  const sound = found.has('Opus') ? ', opus' : found.has('mp4a') ? ', mp4a.40.2' : '';
  return `video/mp4; codecs="${picture}${sound}"`;
}
