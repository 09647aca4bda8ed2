import { SiteError } from '../../problem';
import type { PushTarget } from './pushRecords';

/** The library exports no types of its errors. */
interface LibraryError extends Error {
  /** Of an answer that is an error. */
  status?: number;
  /** What each server answered; `status` is 0 where there was no answer. */
  stackTrace?: { response: { status: number } }[];
}

/** Explains why records could not be sent, without the write key. Returns other errors as they are. */
export function explainPushError(error: unknown, { index, host, applicationId }: PushTarget): unknown {
  const explained = error instanceof Error ? explain(error) : undefined;
  if (!explained) return error;
  const [message, fix] = explained;
  const file = `${host ?? applicationId}, index "${index}"`;
  return new SiteError([{ file, message, fix: `${fix} Readers still find what they found before.` }]);
}

function explain({
  name,
  message,
  status,
  stackTrace = [],
}: LibraryError): [message: string, fix: string] | undefined {
  if (status !== undefined) {
    const isForbidden = status === 401 || status === 403;
    const rights = 'has the rights addObject, deleteIndex and editSettings';
    return [
      `the provider answered ${status}: ${message}.`,
      isForbidden
        ? `Check ALGOLIA_APP_ID, and that ALGOLIA_WRITE_KEY ${rights}.`
        : 'Fix what it mentions, then try again.',
    ];
  }
  if (name === 'DeserializationError') {
    return ['the provider did not answer with JSON.', 'Check its address.'];
  }
  if (name !== 'RetryError') return undefined;
  const answered = stackTrace.findLast(({ response }) => response.status > 0)?.response.status;
  return answered === undefined
    ? ['the provider could not be reached.', 'Check the network, then try again.']
    : [`the provider answered ${answered}.`, 'Wait a while, then try again.'];
}
