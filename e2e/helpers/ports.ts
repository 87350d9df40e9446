/**
 * Where the specs find the exports and the backend. tools/test/e2e.ts builds the backend's address into them. Each of
 * Playwright's workers has an nginx and a Cloudflare of its own: two ports from `nginx` on, and one from `cloudflare` on.
 */
export const ports = { site: 3100, youtube: 3101, vimeo: 3102, nginx: 3110, cloudflare: 3130, backend: 4100 };

/** The messages that the stand-in backend has kept, one JSON object a line. */
export const messagesFile = 'messages/e2e.jsonl';
