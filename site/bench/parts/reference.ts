import { execFileSync } from 'node:child_process';

import { byTurns, rowOf, type Figures, type Part } from '../figures';
import { typeScriptCommand } from '../sites/benchSites';

export const reference: Part = {
  title: 'Making the API reference',
  note: 'Milliseconds for each definition file, in a process that has just begun: reading its syntax, joining all files into the model, making the requests and messages that are shown as examples, highlighting these, and highlighting them again in a later build.',
  head: ['site'],
  measure: ({ documentation, runs, progress }) =>
    byTurns([rowOf(documentation)], { runs, progress }, async () => printedBy('referenceTimes.ts')),
};

/** The figures that a script of the bench prints, in a process of its own: code that has run before runs faster. */
export function printedBy(script: string, ...args: string[]): Figures {
  const [program, options] = typeScriptCommand(script, ...args);
  return JSON.parse(execFileSync(program, options, { encoding: 'utf8' })) as Figures;
}
