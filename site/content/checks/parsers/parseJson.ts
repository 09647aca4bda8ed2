import ts from 'typescript';

import { lineAt } from './lineAt';
import type { SyntaxFault } from './parser';

/** Reads JSON as `JSON.parse` does, without comments and trailing commas. */
export function parseJson(source: string): SyntaxFault | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message;
    // Node names the place of some faults only. TypeScript does not notice every fault, but knows the place of those it does.
    const position =
      /at position (\d+)/.exec(reason)?.[1] ??
      ts.parseConfigFileTextToJson('example.json', source).error?.start ??
      source.length;
    return { line: lineAt(source, Number(position)), reason };
  }
}
