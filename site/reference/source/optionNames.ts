import type { Problem } from '../../problem';
import { show, type Token } from './tokens';

/**
 * Finds the first name of an option that does not end in an equals sign. protobufjs takes everything up to the
 * next one for the name, however far that is.
 */
export function checkOptionNames(tokens: Token[], file: string): Problem | undefined {
  for (const [index, token] of tokens.entries()) {
    if (!beginsOption(index, tokens)) continue;
    let end = index + 1;
    if (tokens[end]!.kind === 'name') end++;
    while (continuesName(tokens[end]!, tokens[end - 1]!)) end++;
    const found = tokens[end]!;
    if (found.text === '=') continue;
    return {
      file,
      line: found.line,
      column: found.column,
      message: `found ${show(found)}, expected "=" after the name of an option.`,
      fix: `Write the option as \`name = value\`${token.text === '[' ? ', with commas between several' : ''}.`,
    };
  }
  return undefined;
}

/** Whether a name follows: after `option` at the start of a statement, and in brackets after the number of a field. */
function beginsOption(index: number, tokens: Token[]): boolean {
  const { kind, text } = tokens[index]!;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (text === '[') return before?.kind === 'number' && tokens[index - 2]?.text === '=' && next?.text !== ']';
  const startsStatement = before === undefined || /^[;{}]$/.test(before.text);
  return (
    kind === 'name' && text === 'option' && startsStatement && (next?.kind === 'name' || next?.text === '(')
  );
}

function continuesName({ kind, text }: Token, { kind: before }: Token): boolean {
  return kind === 'name' ? before !== 'name' || text.startsWith('.') : /^[().]$/.test(text);
}
