import { firstScreenEnd } from '@/lib/build/first-screen';

/**
 * Ends the first screen of a page. The build puts the styles of what follows into a file, and its link here: browsers paint
 * the first screen without it (tools/publish/early-paint.ts).
 */
export function FirstScreenEnd() {
  return <link id={firstScreenEnd} />;
}
