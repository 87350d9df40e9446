import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mayLoadMore } from '@/lib/browser/preferences';
import { roomImages } from '@/lib/content/generated/rooms';
import type { Room } from '@/lib/content/rooms';
import { ahead, archOf, firstView, type View } from './camera';
import { placeHotspots } from './hotspots';
import { createMover } from './mover';
import { beginPassage, createPanorama, loadAhead, loadPicture, passTime, type Panorama } from './picture';
import { createPulse } from './pulse';

type Place = RefObject<HTMLElement | null>;

/** The view while no room shows. */
const start: View = { ...ahead, fov: 100 };

/** Gives a canvas the pixels that its place has on this screen. @returns whether it had others */
function fit(canvas: HTMLCanvasElement): boolean {
  // Nobody sees more pixels, which cost time and memory.
  const density = Math.min(devicePixelRatio, 2);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) => Math.round(size * density));
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  return true;
}

/** Input that wakes the light of the room. */
const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Draws a room while mounted, and passes to the next one once its picture has loaded. Where the connection is fast, a
 * picture with more detail replaces the first one, if the graphics card takes it, and the rooms behind the doors load ahead.
 *
 * @param host contains the canvas, and the view that the visitor turns
 * @param hotspots the list over the picture
 * @returns what moves the view, what sends a ring through the picture, the room's first view, where the view turns to, and
 *   whether it shows the room
 */
export function useRoom(
  host: Place,
  hotspots: Place,
  room: Room,
  onFail: (why: 'unsupported' | 'lost') => void,
) {
  const [mover] = useState(createMover);
  const [pulse] = useState(createPulse);
  const panorama = useRef<Panorama>(undefined);
  const [shown, setShown] = useState<{ room: Room; first: View }>();
  const [turned, setTurned] = useState<View>();
  const first = shown?.room === room ? shown.first : start;
  const isShown = first !== start;
  const fail = useEffectEvent(onFail);

  // It ends together with the elements that it draws to.
  useLayoutEffect(() => {
    const created = createPanorama();
    // Deferred: the parent cannot close the viewer while it mounts.
    if (!created) return queueMicrotask(() => fail('unsupported'));
    const { canvas, draw, dispose } = created;
    host.current!.prepend(canvas);
    panorama.current = created;
    let isInView = true;
    mover.drawWith((view) => {
      fit(canvas);
      const light = pulse.light();
      draw(view, light);
      placeHotspots(hotspots.current!, view);
      return isInView && Boolean(light);
    });
    const wake = () => {
      pulse.wake();
      mover.update();
    };
    for (const input of inputs) addEventListener(input, wake);
    const watcher = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting;
      mover.update();
    });
    watcher.observe(canvas);
    const lose = () => fail('lost');
    canvas.addEventListener('webglcontextlost', lose);
    const observer = new ResizeObserver(mover.redraw);
    observer.observe(canvas);
    return () => {
      canvas.removeEventListener('webglcontextlost', lose);
      for (const input of inputs) removeEventListener(input, wake);
      for (const each of [observer, watcher]) each.disconnect();
      mover.drawWith(() => false);
      dispose();
      canvas.remove();
    };
  }, [host, hotspots, mover, pulse]);

  const enter = useEffectEvent(async (image: ImageBitmap) => {
    const { canvas, show } = panorama.current!;
    const aspect = canvas.clientWidth / canvas.clientHeight;
    const door = shown?.room.doors.find(({ to }) => to === room.id);
    const { yaw, pitch } = mover.view();
    const arch = door && archOf(door, mover.view(), aspect);
    // A canvas keeps what is drawn only until the browser shows it.
    mover.redraw();
    const pass = shown && beginPassage(canvas);
    if (!show(image, room.focus)) return fail('unsupported');
    pulse.wake();
    const view = firstView(aspect);
    // What is ahead in it comes from the door.
    mover.look(arch ? { yaw: yaw - door.yaw, pitch: view.pitch + pitch - door.pitch, fov: 100 } : view);
    mover.turnTo(view, passTime);
    setShown({ room, first: view });
    await pass?.(arch);
  });

  useEffect(() => {
    if (!panorama.current) return;
    const imagesOf = (id: string) => roomImages.find((candidate) => candidate.id === id);
    const { first, detail } = imagesOf(room.id)!;
    let isWanted = true;
    const load = async () => {
      const picture = await loadPicture(first);
      if (!isWanted) return picture.close();
      await enter(picture);
      if (!isWanted || !mayLoadMore()) return;
      for (const { to } of room.doors) {
        const next = imagesOf(to);
        if (next) void loadAhead(next.first);
      }
      const sharper = await loadPicture(detail).catch(() => undefined);
      if (!isWanted) return sharper?.close();
      if (sharper && panorama.current!.show(sharper, room.focus)) mover.redraw();
    };
    load().catch(() => isWanted && fail('lost'));
    return () => {
      isWanted = false;
    };
  }, [room, mover]);

  useEffect(() => {
    if (!isShown) return;
    // Throttled, because screen readers announce each direction.
    const timer = setInterval(() => {
      // Safari has no event for a screen of another density.
      if (fit(panorama.current!.canvas)) mover.redraw();
      // Skipped while a hotspot has the focus: screen readers announce its name.
      if (!hotspots.current!.contains(document.activeElement)) setTurned(mover.goal());
    }, 250);
    return () => {
      clearInterval(timer);
      setTurned(undefined);
    };
  }, [hotspots, isShown, mover]);

  return { mover, strike: pulse.strike, first, goal: turned ?? first, isShown };
}
