import { caching, fileHeaders, immutablePrefixes, ownHeaders, type Site } from '../headers';
import { aliases } from '../urls';

/**
 * The maximum size of a CloudFront function, in bytes
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html).
 */
const cloudFrontLimit = 10_240;

/**
 * Two CloudFront functions (JavaScript runtime 2.0) for an export in an S3 bucket: `request` for the event
 * "viewer request", `response` for "viewer response". CloudFront does not run the second one if the bucket returns an
 * error. So the first one sends each unknown URL that has no extension such as `.js` to the 404 page
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html).
 *
 * @returns the source of each function
 * @throws {Error} when a function is larger than CloudFront allows
 */
export function cloudFrontFunctions(site: Site): { request: string; response: string } {
  const { pages, notFound } = site;
  const notFoundFile = `/${notFound.file}`;
  const fileOf = `const files = ${json(Object.fromEntries(pages.map(({ path, file }) => [path, `/${file}`])))};

// A URL with an extension is the URL of a file.
function fileOf(uri) {
  return files[uri] || (/\\.[^/]*$/.test(uri) ? uri : '${notFoundFile}');
}
`;
  const request = `${fileOf}
const moved = ${json(Object.fromEntries(pages.flatMap((page) => aliases(page).map((alias) => [alias, page.path]))))};

function handler(event) {
  const request = event.request;
  const target = moved[request.uri];
  if (target) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: target + query(request.querystring) } },
    };
  }
  request.uri = fileOf(request.uri);
  return request;
}

function query(parameters) {
  const pairs = [];
  Object.keys(parameters).forEach((name) => {
    const values = parameters[name].multiValue || [parameters[name]];
    values.forEach((one) => pairs.push(name + '=' + one.value));
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
`;
  const response = `${fileOf}
const common = ${json(lowerCase(fileHeaders(site)))};
const own = ${json(
    Object.fromEntries(
      [...pages, notFound].map((page) => [`/${page.file}`, lowerCase(ownHeaders(site, page))]),
    ),
  )};
const immutable = ${json(immutablePrefixes())};

function handler(event) {
  const response = event.response;
  const file = fileOf(event.request.uri);
  const isImmutable = immutable.some((prefix) => file.startsWith(prefix));
  const cached = { 'cache-control': isImmutable ? '${caching.immutable}' : '${caching.revalidated}' };
  const headers = Object.assign({}, common, cached, own[file]);
  Object.keys(headers).forEach((name) => {
    response.headers[name] = { value: headers[name] };
  });
  if (file === '${notFoundFile}' && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;
  for (const [event, source] of Object.entries({ request, response })) {
    const size = Buffer.byteLength(source);
    if (size > cloudFrontLimit) {
      throw new Error(
        `The CloudFront function for the viewer ${event} would have ${size} bytes, but CloudFront allows only ${cloudFrontLimit}. Shorten the pages' policies.`,
      );
    }
  }
  return { request, response };
}

function json(value: unknown) {
  return JSON.stringify(value, null, 2);
}

/** CloudFront requires the names of headers in lower case. */
function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
