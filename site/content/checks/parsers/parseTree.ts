import type { parser } from '@lezer/go';

import { lineAt } from './lineAt';
import type { SyntaxFault } from './parser';

/** Any grammar of Lezer; all have one type. */
type Grammar = typeof parser;

/** Reads an example with a grammar of Lezer, which marks what it does not understand and goes on. */
export function parseTree(source: string, grammar: Grammar): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  grammar.parse(source).iterate({
    enter({ type, from, to }) {
      if (!type.isError || fault) return;
      const [found = ''] = source.slice(from, Math.max(to, from + 24)).split('\n');
      const reason = found.trim() === '' ? 'something is missing' : `${JSON.stringify(found)} is not expected`;
      fault = { line: lineAt(source, from), reason };
    },
  });
  return fault;
}
