import { savesData } from './connection';
import { prefersStill } from './prefers-still';

/** Whether the visitor asks for less motion or less data, so that no video starts automatically. */
export function prefersNoAutoplay(): boolean {
  return savesData() || prefersStill();
}
