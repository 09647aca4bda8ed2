import { toJson } from '../request/toJson';
import type { CallOfExample } from './example';
import { go } from './go';
import { python } from './python';
import { bufCurl, connectGet, curl } from './shell';
import { typescript } from './typescript';
import { isRare } from './writeValue';

/** A language or tool that examples are written in. */
export interface Language {
  id: 'curl' | 'connect-get' | 'buf-curl' | 'typescript' | 'go' | 'python';
  /** Name for a tab. */
  label: string;
  /** Language for highlighting. */
  language: 'bash' | 'typescript' | 'go' | 'python';
  /** The code of a call; undefined where the language cannot make it. */
  write: (call: CallOfExample) => string | undefined;
}

/** In the order of their tabs. A new language is a row here, and a file that writes it. */
export const languages: readonly Language[] = [
  { id: 'curl', label: 'curl', language: 'bash', write: curl },
  { id: 'buf-curl', label: 'buf curl', language: 'bash', write: bufCurl },
  { id: 'connect-get', label: 'curl (GET)', language: 'bash', write: connectGet },
  { id: 'typescript', label: 'TypeScript', language: 'typescript', write: inSdk(typescript) },
  { id: 'go', label: 'Go', language: 'go', write: inSdk(go) },
  { id: 'python', label: 'Python', language: 'python', write: inSdk(python) },
];

/** Calls that stream in both directions and rare messages, such as `Any`, are shown as JSON alone. */
function inSdk(write: Language['write']): Language['write'] {
  return (call) =>
    call.rpc.streaming === 'both' || isRare(call.request, call.schema) ? undefined : write(call);
}

/** The code of a call in one language or tool. */
export interface Snippet extends Pick<Language, 'id' | 'label' | 'language'> {
  code: string;
}

/** The code of a call in every language and tool that can make it, or in one of them alone. */
export function snippetsOf(call: Omit<CallOfExample, 'body'>, only?: string): Snippet[] {
  const body = toJson(call.request, call.schema);
  return languages.flatMap(({ id, label, language, write }) => {
    if (only !== undefined && id !== only) return [];
    const code = write({ ...call, body });
    return code === undefined ? [] : [{ id, label, language, code }];
  });
}
