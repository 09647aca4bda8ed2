import { createDocsHandler } from '../assistants/createDocsHandler';

/**
 * Answers requests from the files of a deploy, which each host fetches in its own way.
 *
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function createFunctionHandler(base: string) {
  let handle: ReturnType<typeof createDocsHandler> | undefined;
  return (request: Request, fetch: typeof globalThis.fetch): Promise<Response> => {
    handle ??= createDocsHandler(async (address) => {
      const url = new URL(`${base}${address.slice(1)}`, request.url);
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      return response.ok ? response.text() : undefined;
    });
    return handle(request);
  };
}
