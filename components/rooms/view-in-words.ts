import type { RoomViewerContent } from '@/lib/schema/pages';
import { project, type View } from './camera';
import type { Hotspot } from './hotspots';

/** Nothing for an angle of less than half a degree. */
function inWords(angle: number, more: string, less: string): string[] {
  const degrees = Math.abs(Math.round(angle));
  if (degrees === 0) return [];
  return [`${degrees}° ${angle > 0 ? more : less}`];
}

/** The view in which a room starts has 100%. */
export const zoomInWords = ({ fov }: View, startView: View, { zoom }: RoomViewerContent) =>
  `${zoom} ${Math.round((100 * startView.fov) / fov)}%`;

/** For screen readers: the hotspot nearest to the middle, the direction, and the zoom. */
export function viewInWords(
  hotspots: readonly Hotspot[],
  view: View,
  startView: View,
  content: RoomViewerContent,
): string {
  const distance = (hotspot: Hotspot) => {
    // Only hotspots in the middle 40 degrees.
    const point = project(hotspot, { ...view, fov: 40 }, 1);
    return point ? Math.hypot(point.x - 0.5, point.y - 0.5) : Infinity;
  };
  const [nearest] = hotspots
    .filter((hotspot) => distance(hotspot) < Infinity)
    .sort((a, b) => distance(a) - distance(b));
  const { directions } = content;
  const nameOf = ({ name, to }: Hotspot) => (to ? `${name} ${content.door}` : name);
  const angles = [
    ...inWords(view.yaw, directions.right, directions.left),
    ...inWords(view.pitch - startView.pitch, directions.up, directions.down),
  ];
  return [
    ...(nearest ? [nameOf(nearest)] : []),
    ...(angles.length > 0 ? angles : [directions.ahead]),
    zoomInWords(view, startView, content),
  ].join(', ');
}
