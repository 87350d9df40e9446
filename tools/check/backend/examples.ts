import type { Target } from './target';

/** HTTPS with a certificate; the headers and the preflight; the status of a message that was kept. */
export type ExampleKind = 'https' | 'cors' | 'confirm';

/** Code by server. */
export type Example = { title: string; Express: string; nginx: string; 'Cloudflare Worker': string };

/**
 * Shows how to mend a kind of fault. All headers stand in one example: in nginx, a location with some of them would
 * lose the others (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export const examples: Record<ExampleKind, (target: Target) => Example> = {
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
    'Cloudflare Worker': `# In wrangler.toml, for a domain that is at Cloudflare, which then makes the certificate:
routes = [{ pattern = "${hostname}", custom_domain = true }]`,
  }),

  cors: ({ contact: { pathname }, origin }) => ({
    title: `The headers of every answer, and the preflight, for ${origin}`,
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
  # A header that the backend sends as well would come twice.
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
    // handle is your own function, which makes a Response.
    const answer = await handle(request, env).catch(() => new Response(null, { status: 500 }));
    return new Response(answer.body, { status: answer.status, headers });
  },
};`,
  }),

  confirm: ({ contact: { pathname } }) => ({
    title: 'Status 200 for a message that was kept',
    Express: `// In Express 5, which answers 500 when keep fails.
app.post('${pathname}', express.json(), async (req, res) => {
  await keep(req.body); // your own function: done once the message is kept
  res.sendStatus(200);
});`,
    nginx: `# Inside "location = ${pathname}", which has no return or rewrite for a POST: the backend's status is passed on.
proxy_pass http://127.0.0.1:4000; # the backend`,
    'Cloudflare Worker': `async function handle(request, env) {
  await keep(await request.json(), env); // your own function: done once the message is kept
  return new Response(null, { status: 200 });
}`,
  }),
};
