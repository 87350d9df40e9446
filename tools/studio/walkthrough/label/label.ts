import * as THREE from 'three';
import { colors } from '@/lib/palette';
import { createPass, runPass } from '../../stage/gpu';
import { clamp } from '../../world/easing';
import type { LabelOutlines } from './label-outlines';

/**
 * The lower left of the area that every screen shows (without 5 % on each side), in pixels of an image 720
 * pixels high.
 */
const margin = 48;

/** As on the site: a label appears in 600 ms and rises 24 pixels. Seconds and pixels. */
const easeIn = 0.6;
const rise = 24;
const easeOut = 0.3;

/** How long a stop is visible before its label appears, and after it disappears, in seconds. */
const before = 0.35;
const after = 0.2;

/** The opacity of a label, 0 to 1, and how far it is below its place, in pixels of an image 720 pixels high. */
export function labelAt(time: number, duration: number): { opacity: number; below: number } {
  const part = clamp((time - before) / easeIn);
  const eased = 1 - (1 - part) ** 3;
  return { opacity: eased * clamp((duration - after - time) / easeOut), below: rise * (1 - eased) };
}

function draw({ width, height, lines }: LabelOutlines, scale: number): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d')!;
  context.fillStyle = colors.bone;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colors.ink;
  for (const line of lines) {
    context.setTransform(scale * line.scale, 0, 0, scale * line.scale, scale * line.x, scale * line.y);
    context.fill(new Path2D(line.path));
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.generateMipmaps = false;
  texture.minFilter = THREE.LinearFilter;
  return texture;
}

type Labels = {
  /** Draws a stop's label over the canvas. @param time seconds since the stop began; `duration` is in seconds too */
  show(stop: number, time: number, duration: number): void;
};

/** Museum labels, bone with ink, at the lower left of the finished image. */
export function createLabels(
  renderer: THREE.WebGLRenderer,
  outlines: readonly LabelOutlines[],
  { width, height }: { width: number; height: number },
): Labels {
  const scale = height / 720;
  const textures = outlines.map((outline) => draw(outline, scale));
  const uniforms = {
    card: { value: textures[0]! },
    corner: { value: new THREE.Vector2() },
    size: { value: new THREE.Vector2() },
    opacity: { value: 0 },
    pixels: { value: new THREE.Vector2(width, height) },
  };
  const pass = createPass({
    fragment: `
uniform sampler2D card; uniform vec2 corner, size, pixels; uniform float opacity;
void main() {
  vec2 at = (v * pixels - corner) / size;
  float inside = step(0., min(at.x, at.y)) * step(max(at.x, at.y), 1.) * opacity;
  color = vec4(texture(card, at).rgb * inside, inside);
}`,
    uniforms,
    blend: 'over',
  });
  return {
    show(stop, time, duration) {
      const { opacity, below } = labelAt(time, duration);
      if (opacity === 0) return;
      const { image } = textures[stop]! as { image: HTMLCanvasElement };
      uniforms.card.value = textures[stop]!;
      uniforms.size.value.set(image.width, image.height);
      uniforms.corner.value.set(Math.round(margin * scale), Math.round((margin - below) * scale));
      uniforms.opacity.value = opacity;
      runPass(renderer, pass, null);
    },
  };
}
