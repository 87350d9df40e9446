import type { View } from './camera';
import { project } from './projection';

/**
 * Moves each child to where its `data-yaw` and `data-pitch` appear in the picture, and marks those outside. They stay in
 * the tab order: the view turns to a mark that gets the focus.
 */
export function placeMarks(marks: HTMLElement, view: View): void {
  const { clientWidth: width, clientHeight: height } = marks;
  for (const mark of marks.children as Iterable<HTMLElement>) {
    const { yaw, pitch } = mark.dataset;
    const point = project({ yaw: Number(yaw), pitch: Number(pitch) }, view, width / height);
    mark.toggleAttribute('data-outside', !point);
    if (point) mark.style.setProperty('translate', `${point.x * width}px ${point.y * height}px`);
  }
}
