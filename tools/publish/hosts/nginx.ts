import { caching, commonHeaders, fileHeaders, immutablePrefixes, ownHeaders, type Site } from '../headers';
import { aliases } from '../urls';

/** The media types of the files in an export, with their extensions. */
const mediaTypes = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/avif': 'avif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Where nginx listens. */
type Listener = {
  /** The only IP address to listen on. By default, nginx listens on all IPv4 and IPv6 addresses. */
  host?: string;
  port?: number;
};

/** The names of a site. */
type Names = {
  serverName: string;
  /** The domain without `www.`, which redirects to the site. */
  bareName?: string | undefined;
};

/**
 * The configuration of a site for nginx 1.22 or newer. Include it inside `http {}`, as Debian does with all files in
 * /etc/nginx/conf.d. It needs Debian's package libnginx-mod-http-brotli-static, and serves the files that
 * `npm run compress` writes.
 *
 * @throws {Error} when a value contains `$`
 */
export function nginxConfig(
  site: Site,
  {
    root,
    serverName,
    bareName,
    certificate,
    host,
    port = certificate ? 443 : 80,
  }: {
    /** The absolute path of the export. */
    root: string;
    /** The absolute paths of two PEM files. Without them, the site is served over plain HTTP. */
    certificate?: { chain: string; key: string };
  } & Names &
    Listener,
): string {
  const transport = certificate
    ? [
        ...listen(host, port, ' ssl http2'),
        `ssl_certificate ${quote(certificate.chain)};`,
        `ssl_certificate_key ${quote(certificate.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:site:10m;',
      ]
    : listen(host, port);
  const bareServer = bareName
    ? [
        'server {',
        ...transport,
        `server_name ${quote(bareName)};`,
        'server_tokens off;',
        `add_header Strict-Transport-Security ${quote(commonHeaders['Strict-Transport-Security']!)} always;`,
        `return 301 ${quote(`https://${serverName}`, '$request_uri')};`,
        '}',
      ]
    : [];

  return indent([
    '# Header values, by the file that nginx finally sends. The server block adds all headers: a location that adds',
    '# one inherits none (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).',
    ...headerMap('$site_policy', 'Content-Security-Policy', site),
    ...headerMap('$site_permissions', 'Permissions-Policy', site),
    'map $uri $site_caching {',
    `default ${quote(caching.revalidated)};`,
    ...immutablePrefixes().map((prefix) => `${quote(`~^${prefix}`)} ${quote(caching.immutable)};`),
    '}',
    'server {',
    ...transport,
    `server_name ${quote(serverName)};`,
    `root ${quote(root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    ...Object.entries({
      ...Object.fromEntries(Object.entries(commonHeaders).map(([name, value]) => [name, quote(value)])),
      'Content-Security-Policy': '$site_policy',
      'Permissions-Policy': '$site_permissions',
      'Cache-Control': '$site_caching',
    }).map(([name, value]) => `add_header ${name} ${value} always;`),
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'charset utf-8;',
    'default_type application/octet-stream;',
    'types {',
    ...Object.entries(mediaTypes).map(([type, ends]) => `${type} ${ends};`),
    '}',
    `error_page 404 /${site.notFound.file};`,
    `location = /${site.notFound.file} { internal; }`,
    '# Hides dotfiles and a file for other hosts.',
    'location ~ ^/_headers$|/\\.(?!well-known/) { return 404; }',
    'location / { try_files $uri =404; }',
    ...site.pages.flatMap((page) => [
      `location = ${page.path} { try_files /${page.file} =404; }`,
      ...aliases(page).map((alias) => `location = ${alias} { return 308 ${page.path}$is_args$args; }`),
    ]),
    '}',
    // Not first, since nginx answers unknown hosts from the first server.
    ...bareServer,
  ]);
}

/**
 * The configuration of a site's plain HTTP, as a file of its own: nginx must answer the challenges of a certificate
 * authority before the site has a certificate (https://letsencrypt.org/docs/challenge-types/#http-01-challenge). All
 * other requests go to HTTPS.
 *
 * @param challenges the absolute path of the folder in which certbot writes its answers
 */
export function nginxHttpConfig({
  challenges,
  serverName,
  bareName,
  host,
  port = 80,
}: { challenges: string } & Names & Listener): string {
  return indent([
    'server {',
    ...listen(host, port),
    `server_name ${[serverName, ...(bareName ? [bareName] : [])].map((name) => quote(name)).join(' ')};`,
    'server_tokens off;',
    `location /.well-known/acme-challenge/ { root ${quote(challenges)}; }`,
    `location / { return 301 ${quote(`https://${serverName}`, '$request_uri')}; }`,
    '}',
  ]);
}

function listen(host: string | undefined, port: number, flags = ''): string[] {
  const addresses = host ? [`${host}:${port}`] : [`${port}`, `[::]:${port}`];
  return addresses.map((address) => `listen ${address}${flags};`);
}

/** @returns the lines of a map that sets an nginx variable to the value of a header, by the page's file */
function headerMap(variable: string, header: string, site: Site): string[] {
  return [
    `map $uri ${variable} {`,
    `default ${quote(fileHeaders(site)[header] ?? '')};`,
    ...[...site.pages, site.notFound].flatMap((page) => {
      const value = ownHeaders(site, page)[header];
      return value === undefined ? [] : [`${quote(`/${page.file}`)} ${quote(value)};`];
    }),
    '}',
  ];
}

/**
 * @param variable an nginx variable that follows the text
 * @returns one argument in nginx's language
 * @throws {Error} when the text contains `$`, which starts a variable in nginx and cannot be escaped
 *   (https://nginx.org/en/docs/http/ngx_http_core_module.html#variables)
 */
function quote(text: string, variable = ''): string {
  if (text.includes('$')) {
    throw new Error(`A value in the nginx recipe must not contain "$": "${text}".`);
  }
  return `"${text.replace(/["\\]/g, '\\$&')}${variable}"`;
}

/** @returns lines of nginx's language as text, indented by their braces */
function indent(lines: string[]): string {
  let depth = 0;
  return lines
    .map((line) => {
      if (line === '}') depth -= 1;
      const text = `${'  '.repeat(depth)}${line}\n`;
      if (line.endsWith('{')) depth += 1;
      return text;
    })
    .join('');
}
