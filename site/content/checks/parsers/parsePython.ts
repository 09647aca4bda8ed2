import { parser } from '@lezer/python';

import type { SyntaxFault } from './parser';
import { parseTree } from './parseTree';

/** Reads Python 3. */
export function parsePython(source: string): SyntaxFault | undefined {
  // The grammar wants a statement to end with a line.
  return parseTree(`${source}\n`, parser);
}
