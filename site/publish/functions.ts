import { createHandler } from '../assistants/createHandler';
import type { WebHandler } from '../host/serve/webListener';

/**
 * Answers requests from the files of a deploy, which each host fetches in its way.
 *
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function answerFrom(base: string) {
  let handle: WebHandler | undefined;
  return (request: Request, fetch: (address: URL) => Promise<Response>): Promise<Response> => {
    const site = new URL(base, request.url);
    handle ??= createHandler(async (address) => {
      const response = await fetch(new URL(address.slice(1), site));
      return response.ok ? response.text() : undefined;
    });
    return handle(request);
  };
}
