/** The fragment of a link to a request. Not in `requestLink.ts`, because the main script needs only this. */
export const requestFragment = /^([^~]+)~([\w-]+)~([\w-]+)$/;
