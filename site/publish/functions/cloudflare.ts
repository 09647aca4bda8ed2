import { answer } from './deployed';

/** The function of Cloudflare Pages. */
export default {
  fetch: (request: Request, { ASSETS }: { ASSETS: { fetch: typeof fetch } }) =>
    answer(request, (address) => ASSETS.fetch(address)),
};
