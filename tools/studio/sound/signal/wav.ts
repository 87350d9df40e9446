import type { StereoSound } from './buffer';

const bytesPerSample = 3;
const full = 2 ** 23 - 1;

/**
 * A sound as a WAV file: PCM, 24 bits, two channels.
 *
 * @throws RangeError if a sample is outside -1 to 1, which would clip
 * @see http://soundfile.sapp.org/doc/WaveFormat/
 */
export function wav({ sampleRate, left, right }: StereoSound): Buffer {
  const frame = 2 * bytesPerSample;
  const size = left.length * frame;
  const file = Buffer.alloc(44 + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (let index = 0; index < left.length; index += 1) {
    const place = 44 + index * frame;
    file.writeIntLE(Math.round(left[index]! * full), place, bytesPerSample);
    file.writeIntLE(Math.round(right[index]! * full), place + bytesPerSample, bytesPerSample);
  }
  return file;
}
