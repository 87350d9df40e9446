import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { xvfb } from '../../tools/test/engines';

/** A display without a screen. `name` is what browsers read from DISPLAY. */
export type Display = { name: string; stop(): Promise<void> };

/** Starts a display. */
export async function startDisplay(): Promise<Display> {
  // Xvfb finds a free number, and writes it when the display is ready.
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3]!, 'data');
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
