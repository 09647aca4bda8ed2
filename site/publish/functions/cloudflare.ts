import { createFunctionHandler } from './createFunctionHandler';

const answer = createFunctionHandler();

/** The function for Cloudflare Pages, which fetches the files of a deploy from a binding. */
export default {
  fetch: (request: Request, { ASSETS }: { ASSETS: { fetch: typeof fetch } }) =>
    answer(request, (...file) => ASSETS.fetch(...file)),
};
