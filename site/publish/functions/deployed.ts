import { createHandler } from '../../assistants/createHandler';
import type { WebHandler } from '../../host/serve/webListener';

/** Set by the build: the path of the site. */
declare const siteBase: string;

let handle: WebHandler | undefined;

/**
 * Answers a request to a deployed site.
 *
 * @param fetch Fetches a static file of the same deploy.
 */
export function answer(request: Request, fetch: (address: URL) => Promise<Response>): Promise<Response> {
  const site = new URL(siteBase, request.url);
  handle ??= createHandler(async (address) => {
    const response = await fetch(new URL(address.slice(1), site));
    return response.ok ? response.text() : undefined;
  });
  return handle(request);
}
