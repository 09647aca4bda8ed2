import type { CallOfExample, Example } from './example';
import { go } from './go/go';
import { python } from './python/python';
import { bufCurl, connectGet, curl } from './shell';
import { typescript } from './typescript/typescript';

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

/** Whether SDKs have literals for all of a request. Rarer messages, such as `Any`, are shown as JSON alone. */
function hasLiterals(example: Example): boolean {
  switch (example.kind) {
    case 'message':
      return example.fields.every(({ value }) => hasLiterals(value));
    case 'list':
      return example.items.every(hasLiterals);
    case 'map':
      return example.entries.every(({ value }) => hasLiterals(value));
    case 'known':
      return /\.(Timestamp|Duration|Struct|Empty|\w*Value)$/.test(example.type);
    default:
      return true;
  }
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

function inSdk(write: Language['write']): Language['write'] {
  return (call) => (hasLiterals(call.request) ? write(call) : undefined);
}
