import type { Sheet } from './sheet';
import { beat, judge, roundTime, type Hit, type Side } from './judge';
import { createPainter } from './painter';
import { startSound } from './sound';

type Events = { onHit: (hits: readonly Hit[]) => void; onEnd: () => void };

/** Plays a round by the clock of its sound: frames that a phone drops cost no hit, and it stands still with the sound. */
export function playRound(
  context: AudioContext,
  canvas: HTMLCanvasElement,
  sheet: Sheet,
  keys: Record<Side, string>,
  { onHit, onEnd }: Events,
) {
  const sound = startSound(context);
  const painter = createPainter(canvas, sheet, keys);
  let hits: readonly Hit[] = [];
  let request = requestAnimationFrame(function draw(now) {
    const time = sound.timeAt(now);
    if (time < roundTime + beat) {
      painter.paint(time, hits);
      request = requestAnimationFrame(draw);
    } else {
      painter.finish(hits);
      onEnd();
    }
  });

  return {
    /** `moment` is when the visitor pressed: the page may hear of it later. */
    press(side: Side, moment: number) {
      const time = sound.timeAt(moment);
      const hit = judge(hits, time, side);
      if (!hit) return;
      hits = [...hits, hit];
      painter.add(hits, time);
      sound.hit(side);
      onHit(hits);
    },
    setPlaying: sound.setPlaying,
    setVolume: sound.setVolume,
    stop() {
      cancelAnimationFrame(request);
      sound.stop();
    },
  };
}
