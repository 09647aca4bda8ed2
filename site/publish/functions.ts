import { createHandler } from '../assistants/createHandler';
import type { WebHandler } from '../host/serve/webListener';

/** Set by the build: the path of the site, and the address of the function. */
declare const siteBase: string;
declare const functionPath: string;

let handle: WebHandler | undefined;

/** Answers a request from the files of the deploy, which a host fetches in its way. */
function answer(request: Request, fetch: (address: URL) => Promise<Response>): Promise<Response> {
  const site = new URL(siteBase, request.url);
  handle ??= createHandler(async (address) => {
    const response = await fetch(new URL(address.slice(1), site));
    return response.ok ? response.text() : undefined;
  });
  return handle(request);
}

/** The function of Netlify. */
export const netlify = (request: Request) => answer(request, fetch);

/** Where Netlify calls it. */
export const config = { path: functionPath };

/** The function of Cloudflare Pages. */
export const cloudflare = {
  fetch: (request: Request, { ASSETS }: { ASSETS: { fetch: typeof fetch } }) =>
    answer(request, (address) => ASSETS.fetch(address)),
};
