/**
 * Fetches a file.
 *
 * @throws {TypeError} When the request fails, or the status is not 2xx.
 */
export async function fetchOk(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}.`);
  return response;
}
