/**
 * `npm run check:launch`: lists what to do before you can publish the site in `out/`, and exits with 1 until it is done.
 * `npm run check:launch -- --offline` leaves out what needs the network.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../../publish/environment';
import { readSettings } from '../../../lib/build/read-settings';
import { sections } from '../../../lib/content/home';
import { founder } from '../../../lib/content/home/founder';
import { site as brand } from '../../../lib/content/site';
import { main, root } from '../../run.mjs';
import { ensureChromium } from '../../setup/system';
import { deadline } from '../backend';
import { note, print } from '../report';
import { browserFindings } from './browser';
import { readExport } from './export';
import { fileFindings } from './files';
import { linkFindings } from './links';
import { networkFindings } from './network';
import { placeholderFindings, settingsFindings } from './settings';

main(import.meta.url, async (signal) => {
  const { offline } = parseArgs({ options: { offline: { type: 'boolean' } } }).values;
  const { email, name } = brand;
  const isUnsigned = sections.includes(founder) && !founder.signature;
  const values = { ...readSettings(process.env), email, name, isUnsigned };
  const site = readExport(path.join(root, 'out'));
  let count = print([
    ...settingsFindings(site, values),
    ...placeholderFindings(site, values),
    ...linkFindings(site, values.siteUrl),
    ...fileFindings(site.folder, path.join(root, 'public')),
  ]);
  await ensureChromium(signal);
  count += print(await browserFindings(site));
  if (offline) print([note('DNS and the backend were not asked (--offline).')]);
  else count += print(await networkFindings(values, deadline(signal)));
  if (count > 0) throw new Error(`Problems left before launch: ${count}.`);
  console.log('Ready to launch.');
});
