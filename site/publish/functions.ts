import { createHandler } from '../assistants/createHandler';

type Fetch = (address: URL, options: { signal: AbortSignal }) => Promise<Response>;

/** How long a file can take, in milliseconds. */
const patience = 10_000;

/**
 * Answers requests from the files of a deploy, which each host fetches in its way.
 *
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function answerFrom(base: string) {
  let handle: ReturnType<typeof createHandler> | undefined;
  return (request: Request, fetch: Fetch): Promise<Response> => {
    const site = new URL(base, request.url);
    handle ??= createHandler(async (address) => {
      const response = await fetch(new URL(address.slice(1), site), {
        signal: AbortSignal.timeout(patience),
      });
      return response.ok ? response.text() : undefined;
    });
    return handle(request);
  };
}
