import { createDocsHandler } from '../../assistants/createDocsHandler';

/** Replaced by the bundler: the path under which the site is published, with a slash at both ends. */
declare const SITE_BASE: string;

/** Answers requests from the files of a deploy, which each host fetches in its own way. */
export function createFunctionHandler() {
  let handle: ReturnType<typeof createDocsHandler> | undefined;
  return (request: Request, fetch: typeof globalThis.fetch): Promise<Response> => {
    handle ??= createDocsHandler(async (address) => {
      const url = new URL(`${SITE_BASE}${address.slice(1)}`, request.url);
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      return response.ok ? response.text() : undefined;
    });
    return handle(request);
  };
}
