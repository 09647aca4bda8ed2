/**
 * Fetches a file.
 *
 * @throws {TypeError} When there is no answer, or none with the file.
 */
export async function fetchOk(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}.`);
  return answer;
}
