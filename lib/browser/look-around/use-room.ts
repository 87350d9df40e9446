import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { firstFov } from './camera';
import { loadImage, type Cube } from './image';
import { placeMarks } from './marks';
import { createMover, type Mover } from './mover';
import { createPanorama, type Panorama } from './panorama';

type Options = {
  /** Gets the canvas. */
  host: RefObject<HTMLElement | null>;
  /** What lies over the picture. */
  marks: RefObject<HTMLElement | null>;
  room: string;
  cube: Cube;
  onFail: (why: 'unsupported' | 'lost') => void;
};

const ahead = { yaw: 0, pitch: 0, fov: firstFov };

/** More pixels than this for each CSS pixel cost time and memory, and nobody sees them. */
const densest = 2;

/**
 * Draws a room as long as the component is there.
 *
 * @returns what moves the view, whether it shows the room, and whether it shows the picture that is asked for
 */
export function useRoom({ host, marks, room, cube, onFail }: Options) {
  const mover = useRef<Mover>(null);
  const panorama = useRef<Panorama>(undefined);
  const [shown, setShown] = useState<{ room: string; cube: Cube }>();
  const fail = useEffectEvent(onFail);
  const take = useEffectEvent((image: HTMLImageElement) => {
    // A graphics card that has no room for more detail keeps what it shows.
    if (panorama.current!.show(image) || shown?.room === room) setShown({ room, cube });
    else onFail('unsupported');
  });

  useEffect(() => {
    const canvas = document.createElement('canvas');
    const created = createPanorama(canvas);
    // Not before the component has started.
    if (!created) return queueMicrotask(() => fail('unsupported'));
    host.current!.append(canvas);
    panorama.current = created;
    mover.current = createMover(ahead, (view) => {
      created.draw(view);
      placeMarks(marks.current!, view);
    });
    const lose = () => fail('lost');
    canvas.addEventListener('webglcontextlost', lose);
    const observer = new ResizeObserver(() => {
      const density = Math.min(devicePixelRatio, densest);
      canvas.width = canvas.clientWidth * density;
      canvas.height = canvas.clientHeight * density;
      mover.current!.redraw();
    });
    observer.observe(canvas);
    return () => {
      canvas.removeEventListener('webglcontextlost', lose);
      observer.disconnect();
      mover.current!.stop();
      mover.current = null;
      created.dispose();
      canvas.remove();
    };
  }, [host, marks]);

  useEffect(() => {
    if (!panorama.current) return;
    let isWanted = true;
    loadImage(cube).then(
      (image) => isWanted && take(image),
      () => isWanted && fail('lost'),
    );
    return () => {
      isWanted = false;
    };
  }, [room, cube]);

  // Only now, the marks of the room are there.
  useEffect(() => {
    if (shown) mover.current?.redraw();
  }, [shown]);
  const shownRoom = shown?.room;
  useEffect(() => {
    if (shownRoom) mover.current?.look(ahead);
  }, [shownRoom]);

  return { mover, isShown: shownRoom === room, isReady: shown?.cube === cube };
}
