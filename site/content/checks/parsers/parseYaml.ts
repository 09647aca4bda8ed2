import { LineCounter, parseAllDocuments } from 'yaml';

import type { SyntaxFault } from './parser';

/** Reads YAML, one document or several. */
export function parseYaml(source: string): SyntaxFault | undefined {
  const lineCounter = new LineCounter();
  // Tags such as those of CloudFormation are no fault of the syntax.
  for (const { errors } of parseAllDocuments(source, { lineCounter, prettyErrors: false, logLevel: 'error' })) {
    const [error] = errors;
    if (error) return { line: lineCounter.linePos(error.pos[0]).line, reason: error.message };
  }
  return undefined;
}
