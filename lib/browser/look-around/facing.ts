import { roomViewer as content } from '@/lib/content/room-viewer';
import { ahead as first, type Direction } from './camera';
import type { Mark } from './marks';
import { project } from './projection';

/** Degrees in the middle of the view. What is in there is what the visitor faces. */
const middle = 40;

const { ahead, right, left, up, down } = content.directions;

/** An angle in words, or nothing for none. */
const degrees = (angle: number, more: string, less: string) =>
  Math.round(angle) === 0 ? [] : [`${Math.abs(Math.round(angle))}° ${angle > 0 ? more : less}`];

/** What a visitor faces who looks in a direction: the mark that is nearest to the middle of the view, or the direction. */
export function facing(marks: readonly Mark[], { yaw, pitch }: Direction): string {
  const nearest = marks
    .flatMap((mark) => {
      const point = project(mark, { yaw, pitch, fov: middle }, 1);
      return point ? [{ mark, distance: Math.hypot(point.x - 0.5, point.y - 0.5) }] : [];
    })
    .sort((a, b) => a.distance - b.distance)[0];
  if (nearest) return nearest.mark.to ? `${nearest.mark.name} ${content.door}` : nearest.mark.name;
  return [...degrees(yaw, right, left), ...degrees(pitch - first.pitch, up, down)].join(', ') || ahead;
}
