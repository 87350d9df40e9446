/** The pictures of rooms that `npm run media` makes. It writes the JSON file: do not edit it. */
import roomsJson from './room.json' with { type: 'json' };
import type { MediaFile, PosterFile } from './videos';

/**
 * Six faces of a cube in one image, three columns and two rows: right, left, up; down, front, back, as ffmpeg's v360
 * writes `c3x2`. `face` is the side of one face in pixels.
 */
export type CubeFile = MediaFile & { face: number };

/** A room to look around in. `first` is the first sharp view, `detail` only loads when asked for. */
export type RoomImages = {
  id: string;
  first: { avif: CubeFile; jpeg: CubeFile };
  detail: { avif: CubeFile; jpeg: CubeFile };
  /** What the page shows without the viewer: a view of the room, 16:9. The narrowest file comes first. */
  poster: { avif: readonly PosterFile[]; jpeg: readonly PosterFile[] };
};

export const roomImages: readonly RoomImages[] = roomsJson;
