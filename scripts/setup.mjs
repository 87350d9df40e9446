/** `npm run setup`: installs everything that the full test suite needs, as root or with sudo on Debian and Ubuntu. */
import { ensureDependencies } from './dependencies.mjs';
import { main } from './run.mjs';

main(import.meta.url, async (signal) => {
  await ensureDependencies(signal);
  const { ensureChromium } = await import('./chromium.mjs');
  const { installTools, missingTools } = await import('./tools.mjs');
  await ensureChromium(signal);
  await installTools(signal);
  const missing = missingTools();
  if (missing.length > 0) {
    throw new Error(`These could not be installed, so their tests are left out: ${missing.join('; ')}.`);
  }
  console.log('Everything is here.');
});
