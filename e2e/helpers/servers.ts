import { root } from '../../scripts/run.mjs';
import { ports } from './ports.mjs';

const server = (command: string, port: number) => ({
  command,
  port,
  cwd: root,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});

const siteServer = (directory: string, port: number) =>
  server(`node scripts/site-server.mjs ${directory} ${port}`, port);

/** The servers that Playwright starts before the everyday specs: the site and the backend. */
export const everydayServers = [
  siteServer('out', ports.site),
  server('node e2e/helpers/contact-backend.mjs', ports.backend),
];

/** The servers of all specs: also the exports whose tour is an embedded video. */
export const servers = [
  ...everydayServers,
  siteServer('out-youtube', ports.youtube),
  siteServer('out-vimeo', ports.vimeo),
];
