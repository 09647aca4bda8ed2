/**
 * The fragment of a link to a request: anchor of the method, language of the code, and the request, deflated and in Base64.
 */
export const requestFragment = /^([^~]+)~([a-z-]+)~([\w-]+)$/;
