import type { Grammar } from 'shiki';
import { EncodedTokenMetadata, INITIAL, type StateStack } from 'shiki/textmate';

import { roleOf, type CodeRole } from './codeTheme';

/** How many milliseconds a line of code may take: as long as it takes, or a busy machine would draw another page. */
const tokenizeTimeLimit = 0;

/** A piece of code of one role; without one where it is as ink as the text around it. */
export interface CodePart {
  text: string;
  role?: CodeRole;
}

/** Finds the roles in the lines of code. */
export type LineReader = (code: string) => CodePart[][];

/** What a grammar is in at the end of a line, and what it has made of the lines that came next. */
interface State {
  stack: StateStack;
  lines: Map<string, ReadLine>;
}

interface ReadLine {
  parts: CodePart[];
  after: State;
}

/**
 * Reads code of one language. The same line in the same place is read once, however many examples it stands in.
 *
 * @param colorMap Colors of the theme in which roles stand, as the grammar numbers them.
 */
export function createLineReader(grammar: Grammar, colorMap: string[]): LineReader {
  const states: State[] = [];
  const stateOf = (stack: StateStack): State => {
    const known = states.find((state) => state.stack.equals(stack));
    if (known) return known;
    const state: State = { stack, lines: new Map() };
    states.push(state);
    return state;
  };
  const start = stateOf(INITIAL);

  function read(line: string, { stack }: State): ReadLine {
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, stack, tokenizeTimeLimit);
    const parts: CodePart[] = [];
    for (let index = 0; index < tokens.length; index += 2) {
      const text = line.slice(tokens[index], tokens[index + 2]);
      const role = roleOf(colorMap[EncodedTokenMetadata.getForeground(tokens[index + 1]!)]!);
      const last = parts.at(-1);
      // Space takes the role of what follows it.
      if (last?.text.trim() === '') parts[parts.length - 1] = { text: last.text + text, role };
      else parts.push({ text, role });
    }
    return { parts, after: stateOf(ruleStack) };
  }

  return (code) => {
    let state = start;
    return code.split('\n').map((line) => {
      // A grammar learns nothing from an empty line.
      if (line === '') return [];
      const known = state.lines.get(line) ?? read(line, state);
      state.lines.set(line, known);
      state = known.after;
      return known.parts;
    });
  };
}
