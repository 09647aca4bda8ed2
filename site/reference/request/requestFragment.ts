/** The fragment of a link to a request. Apart from `requestLink.ts`, because the main script only matches it. */
export const requestFragment = /^([^~]+)~([\w-]+)~([\w-]+)$/;
