import { imagesOf, type CubeFile, type RoomImages } from '@/lib/content/generated/room-images';
import type { Room } from '@/lib/schema/pages';
import { archOf, firstView, type View } from './camera';
import { beginTransition, transitionTime } from './door-transition';
import { inTime } from './in-time';
import { createPanorama } from './panorama';
import { placeHotspots } from './place-hotspots';
import type { ViewMover } from './view-mover';

const fetchImage = async ({ src }: CubeFile, signal: AbortSignal): Promise<Blob> =>
  (await fetch(src, { signal })).blob();

const preloadImage = ({ avif }: RoomImages['first'], signal: AbortSignal): Promise<unknown> =>
  fetchImage(avif, signal).catch(() => {});

/** A bitmap, which needs no decoding during a motion. @throws {Error} if AVIF and JPEG fail, or `signal` aborts */
async function loadImage({ avif, jpeg }: RoomImages['first'], signal: AbortSignal): Promise<ImageBitmap> {
  const picture = await fetchImage(avif, signal)
    .then(createImageBitmap)
    .catch(async () => createImageBitmap(await fetchImage(jpeg, signal)));
  signal.throwIfAborted();
  return picture;
}

/** @returns whether the canvas had another size */
function fitToScreen(canvas: HTMLCanvasElement): boolean {
  const density = Math.min(devicePixelRatio, 2);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) => Math.round(size * density));
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  return true;
}

/** Draws rooms behind the hotspots in `host`, until `signal` aborts. @returns undefined if the browser cannot */
export function openRooms(host: HTMLElement, mover: ViewMover, onLost: () => void, signal: AbortSignal) {
  const panorama = createPanorama();
  if (!panorama) return undefined;
  const { canvas, draw, show, dispose } = panorama;
  let lastRoom: Room | undefined;

  host.prepend(canvas);
  mover.setDraw((view) => {
    fitToScreen(canvas);
    draw(view);
    placeHotspots(host, view);
  });
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  const observer = new ResizeObserver(mover.redraw);
  observer.observe(canvas);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    mover.setDraw(() => {});
    dispose();
    canvas.remove();
  });

  return {
    /** Follows the pixel density of the screen, which has no event of its own. */
    refit() {
      if (fitToScreen(canvas)) mover.redraw();
    },
    /** Shows a room once its picture has loaded. @returns its first view, after the transition */
    async enter(room: Room, leaving: AbortSignal): Promise<View> {
      const picture = await inTime(loadImage(imagesOf(room.id)!.first, leaving));
      const aspect = canvas.clientWidth / canvas.clientHeight;
      const door = lastRoom?.doors.find(({ to }) => to === room.id);
      const { yaw, pitch } = mover.view();
      const arch = door && archOf(door, mover.view(), aspect);
      // A canvas keeps its picture only until the browser shows it.
      mover.redraw();
      const transition = lastRoom && beginTransition(canvas);
      show(picture);
      lastRoom = room;
      const first = firstView(aspect);
      mover.jumpTo(arch ? { yaw: yaw - door.yaw, pitch: first.pitch + pitch - door.pitch, fov: 100 } : first);
      mover.turnTo(first, transitionTime);
      await transition?.(arch);
      leaving.throwIfAborted();
      return first;
    },
    /** Loads the rooms behind the doors, and then the room in more detail. */
    async addDetail(room: Room, leaving: AbortSignal): Promise<void> {
      for (const { to } of room.doors) {
        const next = imagesOf(to);
        if (next) void preloadImage(next.first, leaving);
      }
      show(await loadImage(imagesOf(room.id)!.detail, leaving));
      mover.redraw();
    },
  };
}
