/** The package has no types. */
declare module '@mdn/mdn-http-observatory/*';
