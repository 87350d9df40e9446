/** The package comes without types. */
declare module '@mdn/mdn-http-observatory/*';
