import type { Finding } from '../findings';
import type { Target } from './target';

/** HTTPS with a certificate; the CORS headers and the preflight; the status of a kept message. */
export type ExampleKind = 'https' | 'cors' | 'confirm';

type Server = 'Express' | 'nginx' | 'Cloudflare Worker';

/**
 * Code that solves a kind of problem. One example has all headers: an nginx location with some of them would lose the
 * others (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export const examples: Record<ExampleKind, (target: Target) => { title: string } & Record<Server, string>> = {
  https: ({ contact: { hostname } }) => ({
    title: `HTTPS for ${hostname}`,
    Express: `// The files come from "certbot certonly --standalone -d ${hostname}".
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
const folder = '/etc/letsencrypt/live/${hostname}';
const cert = readFileSync(\`\${folder}/fullchain.pem\`);
const key = readFileSync(\`\${folder}/privkey.pem\`);
createServer({ cert, key }, app).listen(443);`,
    nginx: `# The files come from "certbot certonly --nginx -d ${hostname}".
server {
  listen 443 ssl;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  location / {
    proxy_pass http://127.0.0.1:4000; # the backend
  }
}`,
    'Cloudflare Worker': `# In wrangler.toml, for a domain at Cloudflare, which then makes the certificate:
routes = [{ pattern = "${hostname}", custom_domain = true }]`,
  }),

  cors: ({ contact: { pathname }, origin }) => ({
    title: `The headers of every response, and the preflight, for ${origin}`,
    Express: `// Before all routes and every other app.use, so that errors have the headers too.
app.use('${pathname}', (req, res, next) => {
  res.setHeader('Access-Control-Allow-Origin', '${origin}');
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  res.setHeader('Vary', 'Origin');
  if (req.method !== 'OPTIONS') return next();
  res.setHeader('Access-Control-Allow-Methods', 'POST');
  res.setHeader('Access-Control-Allow-Headers', 'content-type');
  res.writeHead(204).end();
});`,
    nginx: `location = ${pathname} {
  add_header Access-Control-Allow-Origin "${origin}" always;
  add_header Access-Control-Allow-Credentials "true" always;
  add_header Vary "Origin" always;
  add_header Access-Control-Allow-Methods "POST" always;
  add_header Access-Control-Allow-Headers "content-type" always;
  if ($request_method = OPTIONS) {
    return 204;
  }
  # Otherwise a header that the backend also sends would come twice.
  proxy_hide_header Access-Control-Allow-Origin;
  proxy_hide_header Access-Control-Allow-Credentials;
  proxy_pass http://127.0.0.1:4000; # the backend
}`,
    'Cloudflare Worker': `const headers = {
  'Access-Control-Allow-Origin': '${origin}',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  Vary: 'Origin',
};
export default {
  async fetch(request, env) {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    // handle is your own function and returns a Response.
    const response = await handle(request, env).catch(() => new Response(null, { status: 500 }));
    return new Response(response.body, { status: response.status, headers });
  },
};`,
  }),

  confirm: ({ contact: { pathname } }) => ({
    title: 'Status 200 for a kept message',
    Express: `// In Express 5, which responds with 500 when keep fails.
app.post('${pathname}', express.json(), async (req, res) => {
  await keep(req.body); // your own function, which ends once the message is kept
  res.sendStatus(200);
});`,
    nginx: `# Inside "location = ${pathname}", without a return or rewrite for a POST: nginx passes on the backend's status.
proxy_pass http://127.0.0.1:4000; # the backend`,
    'Cloudflare Worker': `async function handle(request, env) {
  await keep(await request.json(), env); // your own function, which ends once the message is kept
  return new Response(null, { status: 200 });
}`,
  }),
};

/** @returns the examples that the findings need, each once; empty when they need none */
export function formatExamples(findings: Finding[], target: Target): string {
  const kinds = new Set(findings.flatMap(({ example }) => example ?? []));
  return [...kinds]
    .map((kind) => examples[kind](target))
    .map(({ title, ...servers }) => {
      const parts = Object.entries(servers).map(
        ([server, code]) => `\n  ${server}:\n\n${code.replace(/^/gm, '    ')}\n`,
      );
      return `\n${title}\n${parts.join('')}`;
    })
    .join('');
}
