import { savesData } from './connection';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** Whether the visitor asks for less motion or less data, so that no video starts automatically. */
export function prefersNoAutoplay(): boolean {
  return savesData() || prefersReducedMotion();
}
