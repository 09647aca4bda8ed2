import type { LRParser } from '@lezer/lr';

import { lineAt } from './lineAt';
import type { SyntaxFault } from './parser';

/** Reads an example with a grammar of Lezer, which marks what it does not understand and goes on. */
export function parseTree(source: string, grammar: LRParser): SyntaxFault | undefined {
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
