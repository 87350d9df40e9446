import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { roomViewer } from '@/lib/content/room-viewer';
import { lookAround } from '@/lib/content/rooms';
import { listen } from '../../../tools/fixtures/servers';
import { createSite } from '../../../tools/serve/serve';
import { copyRepository, linkPackages } from '../../helpers/clone';
import { openForm, sendMessage, sent } from '../../helpers/contact-form';
import { expect, test } from '../../helpers/test';

test('pages of a form that the build does not know are published as Next.js wrote them, and work', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = copyRepository();
  linkPackages(folder);
  const layout = path.join(folder, 'app/layout.tsx');
  const script = '<script type="module" src="/own.js" /><SkipLink />';
  writeFileSync(layout, readFileSync(layout, 'utf8').replace('<SkipLink />', script));
  writeFileSync(path.join(folder, 'public/own.js'), '');
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/publish/build.ts'], {
    cwd: folder,
    env: { ...process.env, NEXT_PUBLIC_API_BASE: '', SKIP_TYPE_CHECK: '1' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('published as Next.js wrote them');

  const site = createSite(path.join(folder, 'out'));
  const server = createServer((request, response) => {
    if (request.method === 'POST') response.writeHead(200).end();
    else site(request, response);
  });
  const origin = `http://localhost:${await listen(server)}`;
  await openForm(page, `${origin}/contact`);
  await sendMessage(page, 'From a page as Next.js wrote it');
  await expect(sent(page)).toBeVisible();
  await page.goto(`${origin}/vr-tour`);
  await page.getByRole('button', { name: lookAround.start }).click();
  await expect(page.getByText(roomViewer.help)).toBeVisible();
  await page.close();
  server.close();
  rmSync(folder, { recursive: true });
});
