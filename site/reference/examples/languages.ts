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
  /** The language that colors its code. */
  highlightLanguage: 'bash' | 'typescript' | 'go' | 'python';
  /** The code of a call; undefined if the language can't make it. */
  format: (call: ExampleCall) => Code | undefined;
}

/** In the order of their tabs. CONTRIBUTING.md lists the places for a new one. */
export const languages: readonly Language[] = [
  { id: 'curl', label: 'curl', highlightLanguage: 'bash', format: curl },
  { id: 'buf-curl', label: 'buf curl', highlightLanguage: 'bash', format: bufCurl },
  { id: 'connect-get', label: 'curl (GET)', highlightLanguage: 'bash', format: connectGet },
  { id: 'typescript', label: 'TypeScript', highlightLanguage: 'typescript', format: typescript },
  { id: 'go', label: 'Go', highlightLanguage: 'go', format: go },
  { id: 'python', label: 'Python', highlightLanguage: 'python', format: python },
];

/** The code of a call in one language or tool. */
export interface Snippet extends Pick<Language, 'id' | 'label' | 'highlightLanguage'> {
  code: string;
  /** The lines of the request's fields in it; empty if all fields share one line. */
  fields: FieldLines[];
}

/** The code of a call in every language and tool that can make it, or only in the given one. */
export function snippetsOf(call: ExampleCall, languageId?: string): Snippet[] {
  return languages.flatMap(({ id, label, highlightLanguage, format }) => {
    // Calls that stream in both directions have only an example for `buf curl`: an SDK would need two loops.
    const isSkipped = call.method.streaming === 'both' && highlightLanguage !== 'bash';
    if (isSkipped || (languageId !== undefined && id !== languageId)) return [];
    const code = format(call);
    return code === undefined ? [] : [{ id, label, highlightLanguage, code: code.text, fields: code.fields }];
  });
}
