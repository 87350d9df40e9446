import * as THREE from 'three';
import { colors } from '@/lib/palette';
import { createPass, runPass } from '../../stage/gpu';
import { clamp } from '../../world/easing';
import { stops, type Stop } from '../script';
import type { LabelOutlines } from './label-outlines';

/** The area that every screen shows is without 5 % on each side; in pixels of an image 720 pixels high. */
const margin = 44;

/** As on the site: a label appears in 600 ms and rises 24 pixels. Seconds and pixels. */
const easeIn = 0.6;
const rise = 24;
const easeOut = 0.3;

/** How long a label is visible, in seconds: enough to read ten words. */
const usual = 2.4;

/** How long the label of a stop is visible, in seconds. */
export const shownOf = ({ label }: Pick<Stop, 'label'>): number => label.seconds ?? usual;

/**
 * The opacity of a label, 0 to 1, and how far it is below its place, in pixels of an image 720 pixels high.
 *
 * @param age seconds since it began to appear
 * @param shown how long it is visible, in seconds
 */
export function labelAt(age: number, shown: number): { opacity: number; below: number } {
  const part = clamp(age / easeIn);
  const eased = 1 - (1 - part) ** 3;
  return { opacity: eased * clamp((shown - age) / easeOut), below: rise * (1 - eased) };
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
  /** Draws a stop's label over the canvas. @param time seconds since the stop began */
  show(stop: number, time: number): void;
};

/** Museum labels, bone with ink, in the corners of the finished image. */
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
    show(stop, time) {
      const { from, corner } = stops[stop]!.label;
      const { opacity, below } = labelAt(time - from, shownOf(stops[stop]!));
      if (opacity === 0) return;
      const { image } = textures[stop]! as { image: HTMLCanvasElement };
      const [x, y] = [
        corner.endsWith('left') ? margin * scale : width - margin * scale - image.width,
        corner.startsWith('lower') ? margin * scale : height - margin * scale - image.height,
      ];
      uniforms.card.value = textures[stop]!;
      uniforms.size.value.set(image.width, image.height);
      uniforms.corner.value.set(Math.round(x), Math.round(y - below * scale));
      uniforms.opacity.value = opacity;
      runPass(renderer, pass, null);
    },
  };
}
