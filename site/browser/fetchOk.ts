/**
 * Fetches a file.
 *
 * @throws {TypeError} When the request fails, or the status is not 2xx.
 */
export async function fetchOk(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}.`);
  return answer;
}
