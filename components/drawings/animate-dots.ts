import { assemblyTime, rippleDuration, paintDots, placeDots } from './moving-dots';
import { readDrawing } from './read-drawing';

const enteredPart = 0.1;
const observed = { threshold: [0, enteredPart] };

/** Moves the dots of a drawing. After the first scroll, a drawing off screen is hidden until it assembles. */
export async function animateDots(image: HTMLImageElement, signal: AbortSignal): Promise<void> {
  await image.decode();
  const response = await fetch(image.src, { cache: 'force-cache', signal });
  const drawing = readDrawing(await response.text());
  if (!drawing) return;
  const shapes = drawing.shapes.map(({ path, ...shape }) => ({ ...shape, path: new Path2D(path) }));
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const context = canvas.getContext('2d')!;
  let frame = new ImageData(1, 1);
  let request = 0;
  let entered = -Infinity;
  let isWaiting = false;
  let ripples: { x: number; y: number; start: number }[] = [];

  const stop = () => {
    cancelAnimationFrame(request);
    request = 0;
    ripples = [];
    canvas.remove();
    canvas.width = 0;
    frame = new ImageData(1, 1);
  };

  const draw = (now: number) => {
    const age = Math.max(0, now - entered);
    ripples = ripples.filter((ripple) => now - ripple.start < rippleDuration(ripple, drawing));
    if (age >= assemblyTime && ripples.length === 0) return stop();
    request = requestAnimationFrame(draw);

    const scale = frame.width / drawing.width;
    const ages = ripples.map(({ start, ...point }) => ({ ...point, age: now - start }));
    frame.data.fill(0);
    for (const { color, values } of drawing.dots)
      paintDots(placeDots(values, drawing, age, ages), color, scale, frame);
    context.putImageData(frame, 0, 0);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.globalAlpha = Math.min(1, age / assemblyTime);
    // After the dots, because `putImageData` replaces what was drawn.
    for (const { color, width, path } of shapes) {
      context.fillStyle = context.strokeStyle = color;
      context.lineWidth = width;
      if (width > 0) context.stroke(path);
      else context.fill(path);
    }
  };

  const startDrawing = () => {
    if (request) return;
    const density = Math.min(devicePixelRatio, 2);
    canvas.width = image.clientWidth * density;
    canvas.height = image.clientHeight * density;
    context.lineCap = context.lineJoin = 'round';
    frame = context.createImageData(canvas.width, canvas.height);
    image.after(canvas);
    request = requestAnimationFrame(draw);
  };

  const hideUntilSeen = () => {
    if (image.getBoundingClientRect().top < innerHeight) return;
    isWaiting = true;
    image.after(canvas);
  };
  addEventListener('scroll', hideUntilSeen, { once: true, signal });

  const watch = ({ isIntersecting, intersectionRatio }: IntersectionObserverEntry) => {
    if (isWaiting && intersectionRatio >= enteredPart) {
      isWaiting = false;
      entered = performance.now();
      startDrawing();
    } else if (!isWaiting && !isIntersecting) {
      stop();
    }
  };
  const watcher = new IntersectionObserver((entries) => watch(entries.at(-1)!), observed);
  watcher.observe(image);
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    stop();
  });

  const press = ({ detail, offsetX, offsetY }: MouseEvent) => {
    isWaiting = false;
    // Without a pointer, an event has no detail and no place.
    const hasPlace = detail > 0;
    const x = hasPlace ? offsetX / image.clientWidth : 0.5;
    const y = hasPlace ? offsetY / image.clientHeight : 0.5;
    ripples.push({ x: x * drawing.width, y: y * drawing.height, start: performance.now() });
    startDrawing();
  };
  image.addEventListener('click', press, { signal });
}
