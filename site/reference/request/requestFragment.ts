/** The fragment of a link to a request: anchor of the method, language of the code, and the packed request. */
export const requestFragment = /^([^~]+)~([\w-]+)~([\w-]+)$/;
