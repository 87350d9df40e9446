import { firstScreenEnd } from '@/lib/build/first-screen-end';

/** Ends the first screen, which browsers paint before the styles of the rest load (tools/publish/first-screen-styles.ts). */
export function FirstScreenEnd() {
  return <link id={firstScreenEnd} />;
}
