import { mayLoadMore, prefersReducedMotion } from '@/lib/browser/preferences';
import { withTimeout } from '@/lib/browser/with-timeout';
import { imagesOf, type CubeFile, type RoomImages } from '@/lib/content/media/room-images';
import type { Room } from '@/lib/schema/pages';
import { project, startViewOf, type Direction, type View } from './camera';
import { tearOpen, tearTime } from './door-transition';
import { createPanorama } from './panorama';
import { placeHotspots } from './place-hotspots';
import type { ViewMover } from './view-mover';

/** Degrees and milliseconds of the turn in the first room, which shows that the room can be turned. */
const firstTurn = { degrees: 12, time: 1200 };

/** Degrees by which the view of the next room narrows while the last one tears. */
const arrivalZoom = 15;

/** Milliseconds in which the view moves to a door that was pressed, until it has this field of view. */
const push = { time: 500, fov: 40 };

const fetchImage = async ({ src }: CubeFile, signal: AbortSignal): Promise<Blob> =>
  (await fetch(src, { signal })).blob();

/** A bitmap, which needs no decoding during a motion. @throws {Error} if AVIF and JPEG fail, or `signal` aborts */
async function loadImage({ avif, jpeg }: RoomImages['base'], signal: AbortSignal): Promise<ImageBitmap> {
  const picture = await fetchImage(avif, signal)
    .then(createImageBitmap)
    .catch(async () => createImageBitmap(await fetchImage(jpeg, signal)));
  signal.throwIfAborted();
  return picture;
}

/** Where the view comes from when a room opens, and how long it takes to its start. */
function arrivalAt(startView: View, isFirstRoom: boolean): { from: View; time: number } {
  if (isFirstRoom) {
    const from = { ...startView, yaw: startView.yaw - firstTurn.degrees };
    return { from, time: firstTurn.time };
  }
  return { from: { ...startView, fov: startView.fov + arrivalZoom }, time: tearTime };
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
export function drawRooms(host: HTMLElement, mover: ViewMover, onLost: () => void, signal: AbortSignal) {
  const panorama = createPanorama();
  if (!panorama) return undefined;
  const { canvas, draw, show, dispose } = panorama;
  let lastRoom: Room | undefined;
  const preloaded = new Set<string>();

  const isInView = (door: Direction, view: View) =>
    project(door, view, canvas.width / canvas.height) !== undefined;
  const preloadBehindDoors = (view: View) => {
    for (const door of lastRoom?.doors ?? []) {
      if (preloaded.has(door.to) || !isInView(door, view) || !mayLoadMore()) continue;
      preloaded.add(door.to);
      fetchImage(imagesOf(door.to)!.base.avif, signal).catch(() => {});
    }
  };
  const pushTo = ({ yaw, pitch }: Direction) => {
    mover.turnTo({ yaw, pitch, fov: push.fov }, push.time);
    return new Promise((resolve) => setTimeout(resolve, push.time));
  };

  host.prepend(canvas);
  mover.setDraw((view) => {
    fitToScreen(canvas);
    draw(view);
    placeHotspots(host, view);
    preloadBehindDoors(view);
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
    /** Shows a room once its picture has loaded. @returns its start view, after the transition */
    async enter(room: Room, leaving: AbortSignal): Promise<View> {
      const door = lastRoom?.doors.find(({ to }) => to === room.id);
      const isMoving = lastRoom !== undefined && !prefersReducedMotion();
      const isDoorInView = door !== undefined && isInView(door, mover.goal());
      const loading = withTimeout(loadImage(imagesOf(room.id)!.base, leaving));
      const pushing = isMoving && isDoorInView ? pushTo(door) : undefined;
      const [picture] = await Promise.all([loading, pushing]);
      leaving.throwIfAborted();
      const startView = startViewOf(canvas.clientWidth / canvas.clientHeight);
      const { from, time } = arrivalAt(startView, lastRoom === undefined);
      const showRoom = () => {
        show(picture);
        lastRoom = room;
        mover.jumpTo(from);
        mover.turnTo(startView, time);
      };
      // A canvas keeps its picture only until the browser shows it.
      mover.redraw();
      if (isMoving) await tearOpen(canvas, showRoom);
      else showRoom();
      leaving.throwIfAborted();
      return startView;
    },
    /** Shows the room in more detail, once that has loaded. */
    async addDetail(room: Room, leaving: AbortSignal): Promise<void> {
      show(await loadImage(imagesOf(room.id)!.detail, leaving));
      mover.redraw();
    },
  };
}
