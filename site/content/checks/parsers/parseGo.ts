import { parser } from '@lezer/go';

import type { SyntaxFault } from './parser';
import { parseTree } from './parseTree';

/** Reads Go: a whole file, or statements as they stand in a function. */
export function parseGo(source: string): SyntaxFault | undefined {
  // Go ends a statement at the end of such a line; the grammar (1.0.1) forgets it after these two words.
  const ended = source.replace(/\b(?:true|false)(?=[ \t]*(?:\/\/.*)?$)/gm, '$&;');
  const fault = parseTree(ended, parser);
  if (!fault || /^package /m.test(source)) return fault;
  // On one line with the first statement, so that lines stay those of the example.
  return parseTree(`func _() { ${ended}\n}\n`, parser);
}
