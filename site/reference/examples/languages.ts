import type { Code, FieldLines } from './code';
import type { ExampleCall } from './formatRequest';
import { go } from './go';
import { python } from './python';
import { bufCurl, connectGet, curl } from './shell';
import { typescript } from './typescript';

/** A language or tool for examples. */
export interface Language {
  id: 'curl' | 'connect-get' | 'buf-curl' | 'typescript' | 'go' | 'python';
  /** Label of the tab. */
  label: string;
  /** Language for highlighting. */
  language: 'bash' | 'typescript' | 'go' | 'python';
  /** The code of a call; undefined if the language can't make it. */
  format: (call: ExampleCall) => Code | undefined;
}

/** In the order of their tabs. CONTRIBUTING.md lists the places for a new one. */
export const languages: readonly Language[] = [
  { id: 'curl', label: 'curl', language: 'bash', format: curl },
  { id: 'buf-curl', label: 'buf curl', language: 'bash', format: bufCurl },
  { id: 'connect-get', label: 'curl (GET)', language: 'bash', format: connectGet },
  { id: 'typescript', label: 'TypeScript', language: 'typescript', format: typescript },
  { id: 'go', label: 'Go', language: 'go', format: go },
  { id: 'python', label: 'Python', language: 'python', format: python },
];

/** The code of a call in one language or tool. */
export interface Snippet extends Pick<Language, 'id' | 'label' | 'language'> {
  code: string;
  /** The lines of the request's fields in it; empty if all fields share one line. */
  fields: FieldLines[];
}

/** The code of a call in every language and tool that can make it, or only in the given one. */
export function snippetsOf(call: ExampleCall, languageId?: string): Snippet[] {
  return languages.flatMap(({ id, label, language, format }) => {
    // Calls that stream in both directions have only an example for `buf curl`: an SDK would need two loops.
    const isSkipped = call.method.streaming === 'both' && language !== 'bash';
    if (isSkipped || (languageId !== undefined && id !== languageId)) return [];
    const code = format(call);
    return code === undefined ? [] : [{ id, label, language, code: code.text, fields: code.fields }];
  });
}
