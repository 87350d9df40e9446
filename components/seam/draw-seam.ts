import { createSpring, focus, leanTo, cropOf, hasPassed, progressOf, seamAt, type Ripple } from './motion';
import { createSeamShader, rippleCount } from './seam-shader';

const maxDensity = 1.5;
/** Milliseconds. If a frame takes longer, the density is halved. */
const maxFrameTime = 12;
/** The frames to measure. In the first ones, the graphics card still prepares. */
const measuredFrames = [3, 4, 5];

type Options = {
  stage: HTMLElement;
  video: HTMLVideoElement;
  blows: readonly number[];
  signal: AbortSignal;
  onLost: () => void;
};

/** Draws the seam over a stage. It follows the scroll and the mouse. Blows and presses send ripples. */
export function drawSeam({ stage, video, blows, signal, onLost }: Options): void {
  if (signal.aborted) return;
  const painter = 'requestVideoFrameCallback' in video && createSeamShader();
  if (!painter) return onLost();
  const { canvas } = painter;
  const style = getComputedStyle(stage);
  const seamStart = Number(style.getPropertyValue('--seam-start'));
  const slope = Number(style.getPropertyValue('--seam-slope'));
  const leanX = createSpring();
  const leanY = createSpring();
  let frameRequest = 0;
  /** When the last frame was drawn, and how many were. */
  let last = 0;
  let frames = 0;
  /** Seconds for which the video has played. */
  let time = 0;
  /** Milliseconds of the fastest frame that was measured. */
  let fastest = Infinity;
  let quality = 1;
  /** The video's time in the frame that the browser shows, and in the one that is drawn. */
  let shownTime: number | undefined;
  let drawnTime: number | undefined;
  let ripples: Ripple[] = [];
  let pointer: PointerEvent | undefined;

  const sendRipple = (x: number, y: number) =>
    (ripples = [...ripples, [x, y, 0] as const].slice(-rippleCount));

  const draw = (now: number) => {
    frameRequest = requestAnimationFrame(draw);
    if (shownTime === undefined) return;
    const start = performance.now();
    const step = Math.min((now - last) / 1000, 0.1);
    last = now;
    const { left, top, width: cssWidth, height: cssHeight } = stage.getBoundingClientRect();
    const density = quality * Math.min(devicePixelRatio, maxDensity);
    const width = Math.round(cssWidth * density);
    const height = Math.round(cssHeight * density);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const unit = density * Math.max(0.6, cssWidth / 1440);
    const part = cropOf(canvas, { width: video.videoWidth, height: video.videoHeight / 2 });

    if (!video.paused) time += step;
    if (shownTime !== drawnTime) {
      painter.takeFrame(video);
      if (blows.some((at) => hasPassed(at, drawnTime ?? at, shownTime!)))
        sendRipple(focus[0] * width, focus[1] * height);
      drawnTime = shownTime;
    }

    const progress = progressOf(stage.parentElement!.getBoundingClientRect(), innerHeight);
    const x = seamAt(progress, canvas, seamStart, slope);
    const goal = pointer ? leanTo((pointer.clientX - left) * density, x, progress, width) : 0;
    const y = pointer ? (pointer.clientY - top) * density : height / 2;
    ripples = ripples.map(([rx, ry, age]) => [rx, ry, age + step] as const);
    painter.draw({ seam: [x, leanX(goal, step), leanY(y, step)], ripples, time, unit, slope, part });
    if (!canvas.isConnected) stage.prepend(canvas);

    frames += 1;
    if (!measuredFrames.includes(frames)) return;
    painter.finish();
    fastest = Math.min(fastest, performance.now() - start);
    if (frames === measuredFrames.at(-1) && fastest > maxFrameTime) quality = 0.5;
  };

  // Waits for the first frame: before it, browsers may take a black one.
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    shownTime = mediaTime;
    frameCallback = video.requestVideoFrameCallback(onFrame);
  };
  let frameCallback = video.requestVideoFrameCallback(onFrame);

  const watcher = new IntersectionObserver((entries) => {
    cancelAnimationFrame(frameRequest);
    if (entries.at(-1)!.isIntersecting) frameRequest = requestAnimationFrame(draw);
  });
  watcher.observe(stage);

  const follow = (event: PointerEvent) => (pointer = event.pointerType === 'mouse' ? event : undefined);
  stage.addEventListener('pointermove', follow, { signal });
  stage.addEventListener('pointerleave', () => (pointer = undefined), { signal });
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    if ((target as Element).closest('button')) return;
    const { left, top, width } = stage.getBoundingClientRect();
    const density = canvas.width / width;
    sendRipple((clientX - left) * density, (clientY - top) * density);
  };
  stage.addEventListener('click', press, { signal });
  canvas.addEventListener('webglcontextlost', onLost, { signal });

  signal.addEventListener('abort', () => {
    watcher.disconnect();
    cancelAnimationFrame(frameRequest);
    video.cancelVideoFrameCallback(frameCallback);
    canvas.remove();
    painter.dispose();
  });
}
