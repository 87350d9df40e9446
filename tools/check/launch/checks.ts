import { problem, type Finding } from '../findings';
import { sizes } from './budgets';
import { cards, icons } from './cards';
import { email, securityTxt } from './email';
import type { Export } from './export';
import { files } from './files';
import { links } from './links';
import { networkFindings, type Network } from './network';
import { brandName, placeholderText } from './placeholders';
import { policies } from './policies';
import { browser, speed } from './publishing';
import { notFound, searchFiles } from './search';
import { tourVideo } from './tour';
import { backend, siteUrl } from './urls';

/** What the checks need besides the export. */
export type Context = {
  /** The origin that a build would put into the pages now. */
  siteUrl: string;
  /** Where a build would let the form send messages now: an origin or `'self'`. */
  backend: string;
  /** The setting NEXT_PUBLIC_TOUR_VIDEO_URL; empty for the site's own video. */
  tourVideo: string;
  today: Date;
  /** Tries the pages in a browser (tools/publish/trial.ts). */
  tryPages: () => Promise<string[] | undefined>;
  /** Without it, the checks that need the network are left out. */
  network?: Network;
};

export type Check = (site: Export, context: Context) => Finding | Finding[] | Promise<Finding | Finding[]>;

/** All checks, in the order of the report. To add a check, add its function. */
const checks: Check[] = [
  email,
  siteUrl,
  backend,
  tourVideo,
  brandName,
  cards,
  icons,
  placeholderText,
  searchFiles,
  files,
  policies,
  sizes,
  speed,
  browser,
  links,
  notFound,
  securityTxt,
  networkFindings,
];

/** Runs all checks. One that throws becomes a problem, so that the others still count. */
export async function runChecks(site: Export, context: Context): Promise<Finding[]> {
  const todo = 'Correct what the message names, or the check in tools/check/launch/.';
  const findings = checks.map(async (check) => {
    try {
      return await check(site, context);
    } catch (error) {
      const message = error instanceof Error ? error.message : error;
      return problem(`Check ${check.name}`, `it failed: ${message}`, { todo });
    }
  });
  return (await Promise.all(findings)).flat();
}
