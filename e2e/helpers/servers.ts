import { root } from '../../tools/run.mjs';
import { ports } from './ports';

const server = (command: string, port: number) => ({
  command,
  port,
  cwd: root,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});

const siteServer = (directory: string, port: number) =>
  server(`node --import tsx tools/serve/serve.ts ${directory} ${port}`, port);

/** The servers for the everyday specs: the site and the backend. Playwright starts them. */
export const everydayServers = [
  siteServer('out', ports.site),
  server('node --import tsx e2e/helpers/contact-backend.ts', ports.backend),
];

/** The servers for all specs, including the exports with an embedded tour. */
export const servers = [
  ...everydayServers,
  siteServer('out-youtube', ports.youtube),
  siteServer('out-vimeo', ports.vimeo),
];
