/** @jest-environment node */
import { lineOf } from '../report';
import { networkFindings } from './network';

const fail = async (code: string) => Promise.reject(Object.assign(new Error(), { code }));
const values = {
  siteUrl: 'https://www.ringandrack.com',
  // The preflight has tests of its own (backend.test.ts). To the origin of the site, none is sent.
  apiBase: '',
  email: 'hello@mail.ringandrack.com',
  name: '',
};

type Options = Partial<typeof values> & { code?: string; mx?: boolean };

/** @param hosts that have an address; the others have none, and `mail.ringandrack.com` has a mail server if `mx` is set */
const linesFor = async (hosts: string[], { code = 'ENOTFOUND', mx = false, ...changes }: Options = {}) => {
  const dns = {
    lookup: async (host: string) => hosts.includes(host) || fail(code),
    resolveMx: async () => mx || fail(code === 'ENOTFOUND' ? 'ENODATA' : code),
  };
  return (await networkFindings({ ...values, ...changes }, AbortSignal.timeout(1000), dns)).map(lineOf);
};

test('accepts domains that exist, and asks the backend', async () => {
  expect(await linesFor(['www.ringandrack.com', 'mail.ringandrack.com'])).toEqual([
    '✓ www.ringandrack.com has an address.',
    '✓ mail.ringandrack.com receives mail.',
    expect.stringMatching(/^✓ The backend/),
  ]);
});

test.each<[string, string[], boolean]>([
  ['a mail server', [], true],
  ['an address', ['mail.ringandrack.com'], false],
])('a domain with %s receives mail', async (_what, hosts, mx) => {
  expect(await linesFor(hosts, { mx })).toContain('✓ mail.ringandrack.com receives mail.');
});

test('notes a site that is not in DNS yet, and finds a mail domain that does not exist', async () => {
  const [site, mail] = await linesFor([]);
  expect(site).toMatch(/^! www\.ringandrack\.com has no address yet/);
  expect(mail).toMatch(/^✗ mail\.ringandrack\.com does not exist/);
});

test('says so when DNS does not respond', async () => {
  await expect(linesFor([], { code: 'EAI_AGAIN' })).rejects.toThrow('DNS did not respond');
});

test('asks nobody about a placeholder', async () => {
  const changes = { siteUrl: 'https://www.example.com', email: 'hello@example.com' };
  expect(await linesFor([], changes)).toEqual([]);
});
