import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { mayLoadMore } from '@/lib/browser/preferences';
import type { RoomImages } from '@/lib/content/generated/rooms';
import type { Room } from '@/lib/content/rooms';
import { ahead, firstView, project, type Direction } from './camera';
import { loadAhead, loadImage, type Cube } from './image';
import { placeHotspots } from './hotspots';
import { createMover, type Mover } from './mover';
import { createPanorama, type Panorama } from './panorama';
import { keepPicture, pass } from './passage';

type Options = {
  /** Contains the canvas, and the view that the visitor turns. */
  host: RefObject<HTMLElement | null>;
  /** What lies over the picture. */
  hotspots: RefObject<HTMLElement | null>;
  room: Room;
  /** The pictures of a room, if it has any. */
  imagesOf: (id: string) => RoomImages | undefined;
  onFail: (why: 'unsupported' | 'lost') => void;
};

/** More pixels than this for each CSS pixel cost time and memory, and nobody sees them. */
const densest = 2;

/** Milliseconds from one report of the direction to the next. Screen readers say each of them. */
const reportTime = 250;

/**
 * Draws a room while mounted, and leads to the next one when it is there. Where the connection is fast, a picture with more
 * detail replaces the first one, if the graphics card takes it, and those of the rooms behind the doors load ahead.
 *
 * @returns what moves the view, where the view turns to, and whether it shows the room
 */
export function useRoom({ host, hotspots, room, imagesOf, onFail }: Options) {
  const mover = useRef<Mover>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const panorama = useRef<Panorama>(undefined);
  const [shown, setShown] = useState<Room>();
  const [direction, setDirection] = useState<Direction>(ahead);
  const isShown = shown === room;
  const fail = useEffectEvent(onFail);

  // It ends together with the elements that it draws to.
  useLayoutEffect(() => {
    const element = document.createElement('canvas');
    const created = createPanorama(element);
    // Not before the component has started.
    if (!created) return queueMicrotask(() => fail('unsupported'));
    host.current!.prepend(element);
    canvas.current = element;
    panorama.current = created;
    mover.current = createMover(firstView(1), (view) => {
      created.draw(view);
      placeHotspots(hotspots.current!, view);
    });
    const lose = () => fail('lost');
    element.addEventListener('webglcontextlost', lose);
    const observer = new ResizeObserver(() => {
      const density = Math.min(devicePixelRatio, densest);
      element.width = element.clientWidth * density;
      element.height = element.clientHeight * density;
      mover.current!.redraw();
    });
    observer.observe(element);
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      observer.disconnect();
      mover.current!.stop();
      mover.current = null;
      created.dispose();
      element.remove();
    };
  }, [host, hotspots]);

  const enter = useEffectEvent(async (image: ImageBitmap) => {
    const { clientWidth, clientHeight } = canvas.current!;
    const aspect = clientWidth / clientHeight;
    const door = shown?.doors.find(({ to }) => to === room.id);
    const place = door && project(door, mover.current!.view(), aspect);
    // A canvas keeps what is drawn only until the browser shows it.
    mover.current!.redraw();
    const last = shown && keepPicture(canvas.current!);
    if (!panorama.current!.show(image)) return fail('unsupported');
    mover.current!.look(firstView(aspect));
    setShown(room);
    if (last) await pass(last, canvas.current!, place);
  });

  useEffect(() => {
    if (!panorama.current) return;
    const { first, detail } = imagesOf(room.id)!;
    let isWanted = true;
    /** @returns the picture, unless it comes too late */
    const bitmapOf = async (cube: Cube) => {
      const bitmap = await loadImage(cube);
      if (isWanted) return bitmap;
      bitmap.close();
    };
    const load = async () => {
      const picture = await bitmapOf(first);
      if (picture) await enter(picture);
      if (!isWanted || !mayLoadMore()) return;
      for (const { to } of room.doors) {
        const next = imagesOf(to);
        if (next) void loadAhead(next.first);
      }
      const sharper = await bitmapOf(detail).catch(() => undefined);
      if (sharper && panorama.current!.show(sharper)) mover.current!.redraw();
    };
    load().catch(() => isWanted && fail('lost'));
    return () => {
      isWanted = false;
    };
  }, [room, imagesOf]);

  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => {
      // A hotspot that has the focus says its name itself.
      if (host.current!.contains(document.activeElement)) setDirection(mover.current!.goal());
    }, reportTime);
    return () => {
      clearInterval(timer);
      setDirection(ahead);
    };
  }, [host, isShown]);

  return { mover, direction, isShown };
}
