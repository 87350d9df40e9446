/** `npm run media` writes the JSON file. Do not edit it. */
import roomsJson from '../generated/room.json' with { type: 'json' };
import type { MediaFile, PosterFiles } from './videos';

/** Six faces of a cube, `face` pixels wide, in ffmpeg's `c3x2`: right, left, up; down, front, back. */
export type CubeFile = MediaFile & { face: number };

/** `base` loads at once, `detail` after it. */
export type RoomImages = {
  id: string;
  base: { avif: CubeFile; jpeg: CubeFile };
  detail: { avif: CubeFile; jpeg: CubeFile };
  poster: PosterFiles;
};

const roomImages: readonly RoomImages[] = roomsJson;

export const imagesOf = (id: string) => roomImages.find((images) => images.id === id);
