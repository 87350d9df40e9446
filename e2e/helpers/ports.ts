/**
 * The ports of the specs' servers. Each of Playwright's workers has its own nginx, on two ports from `nginx` on.
 * tools/test.mjs builds the backend's URL into the exports.
 */
export const ports = { site: 3100, youtube: 3101, vimeo: 3102, nginx: 3110, backend: 4100 };

/** The URL of the backend. */
export const backend = `http://localhost:${ports.backend}`;

/** The messages that the backend has kept: one JSON object per line. */
export const messagesFile = 'messages/e2e.jsonl';
