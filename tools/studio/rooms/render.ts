import { roomLimits } from '../media/limits';
import type { RoomCube } from '../media/publish-rooms';
import { bundlePage, openRenderer } from '../render/renderer';
import { toPng } from '../render/still';
import { columns, rows } from './layout';
import { views } from './view-list';

/** Draws every room as a cube. */
export async function renderRooms(report: (line: string) => void, signal?: AbortSignal): Promise<RoomCube[]> {
  const { face } = roomLimits.detail;
  const picture = { width: columns * face, height: rows * face, subframes: 1 };
  const renderer = await openRenderer(await bundlePage('rooms/rooms.page.ts'), picture);
  const cubes: RoomCube[] = [];
  try {
    for (const [index, { id }] of views.entries()) {
      signal?.throwIfAborted();
      cubes.push({ id, cube: await toPng(await renderer.frame(index), picture) });
      report(`rooms: ${id} is drawn, ${index + 1} of ${views.length}`);
    }
  } finally {
    await renderer.close();
  }
  return cubes;
}
