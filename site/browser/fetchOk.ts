/**
 * Fetches a file.
 *
 * @throws {TypeError} When the request fails, or the status is not 2xx.
 */
export async function fetchOk(href: string): Promise<Response> {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`${href} answered ${response.status}.`);
  return response;
}
