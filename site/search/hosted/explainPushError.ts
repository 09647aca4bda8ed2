import { SiteError } from '../../problem';
import type { PushTarget } from './pushRecords';

/** What the library's errors have; it exports no types of them. */
interface LibraryError extends Error {
  /** Of an answer that is an error. */
  status?: number;
  /** What each server answered; `status` is 0 where there was no answer. */
  stackTrace?: { response: { status: number } }[];
}

/**
 * What a person is told when records could not be sent; an error of another kind comes back as it is. The write key
 * is in no text.
 */
export function explainPushError(error: unknown, { index, host, applicationId }: PushTarget): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, status, stackTrace = [] } = error as LibraryError;
  const problem = (what: string, fix: string) => {
    const file = `${host ?? applicationId}, index "${index}"`;
    return new SiteError([{ file, message: what, fix: `${fix} Readers still find what they found before.` }]);
  };
  if (status === 401 || status === 403) {
    return problem(
      `the provider answered ${status}: ${message}.`,
      'Check ALGOLIA_APP_ID, and that ALGOLIA_WRITE_KEY has the rights addObject, deleteIndex and editSettings.',
    );
  }
  if (status !== undefined) {
    return problem(`the provider answered ${status}: ${message}.`, 'Fix what it mentions, then try again.');
  }
  if (name === 'DeserializationError') {
    return problem('the provider did not answer with JSON.', 'Check its address.');
  }
  if (name === 'RetryError') {
    const answered = stackTrace.findLast(({ response }) => response.status > 0)?.response.status;
    return answered === undefined
      ? problem('the provider could not be reached.', 'Check the network, then try again.')
      : problem(`the provider answered ${answered}.`, 'Wait a while, then try again.');
  }
  return error;
}
