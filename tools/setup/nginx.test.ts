/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { hasNginx, startNginx } from './nginx';
import { freePort, listen } from '../fixtures/servers';

const describeWithNginx = hasNginx() ? describe : describe.skip;

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
});

afterEach(() => {
  stop.abort();
});

/** The temporary folders of this process's servers. */
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`nginx-${process.pid}-`));

const answering = (port: number) => `server { listen 127.0.0.1:${port}; return 200 "up"; }`;

describeWithNginx('nginx', () => {
  it('responds as soon as it has started, and leaves no files when it stops', async () => {
    const port = await freePort();
    const { ended } = await startNginx({ config: answering(port), signal: stop.signal });
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('up');
    expect(folders()).toHaveLength(1);
    stop.abort();
    await ended;
    expect(folders()).toEqual([]);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });

  it('reports an error in its configuration', async () => {
    await expect(startNginx({ config: 'nonsense;', signal: stop.signal })).rejects.toThrow(
      'unknown directive "nonsense"',
    );
    expect(folders()).toEqual([]);
  });

  it('reports a taken port', async () => {
    const server = createServer();
    const port = await listen(server);
    try {
      await expect(startNginx({ config: answering(port), signal: stop.signal })).rejects.toThrow(
        `bind() to 127.0.0.1:${port} failed`,
      );
    } finally {
      server.close();
    }
  });

  it('can be stopped before it listens', async () => {
    const starting = startNginx({ config: answering(await freePort()), signal: stop.signal });
    stop.abort();
    await expect(starting).rejects.toThrow('aborted');
    expect(folders()).toEqual([]);
  });
});
