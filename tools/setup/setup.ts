/** `npm run setup` installs everything that the full test suite needs, as root or with sudo on Debian and Ubuntu. */
import { ensureChromium } from './chromium';
import { installTools, missingTools } from './system-tools';
import { main } from '../run.mjs';

main(import.meta.url, async (signal) => {
  await ensureChromium(signal);
  await installTools(signal);
  const missing = missingTools();
  if (missing.length > 0) {
    throw new Error(
      `These could not be installed, so the full test suite skips their tests: ${missing.join('; ')}.`,
    );
  }
  console.log('Everything is installed.');
});
