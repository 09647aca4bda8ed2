import protobuf from 'protobufjs';

import type { Problem } from '../../problem';
import { didYouMean } from '../../nearest';
import { checkOptionNames } from './optionNames';
import { show, type Token } from './tokens';

/** What the parser says is wrong with the grammar of a file. */
export interface GrammarResult {
  /** A problem in the order of the tokens: nothing after it can be read. */
  problem?: Problem;
  /** What the parser says about meaning, such as a doubled number. Checks of our own find these with their place. */
  complaint?: string;
}

/**
 * Has protobufjs parse the tokens of a file.
 *
 * Its errors name a line and no column, so each token is given a line of its own: the line is then the token.
 * Comments are not passed on: protobufjs would attach some of them to the wrong declaration.
 */
export function checkGrammar(tokens: Token[], file: string): GrammarResult {
  try {
    protobuf.parse(parserText(tokens), new protobuf.Root(), { keepCase: true });
    return { problem: checkOptionNames(tokens, file) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const found = /^illegal (.*?) ?\((?:.*, )?line (\d+)\)$/s.exec(message);
    if (message === 'max depth exceeded') return { problem: tooDeep(tokens, file) };
    if (!found) return { complaint: message, problem: checkOptionNames(tokens, file) };
    const problem = explain(found[1]!, Number(found[2]), tokens, file);
    const earlier = checkOptionNames(tokens, file);
    return { problem: earlier && isBefore(earlier, problem) ? earlier : problem };
  }
}

function explain(words: string, line: number, tokens: Token[], file: string): Problem {
  const expected = /', '(.+)' expected$/s.exec(words)?.[1];
  const subject = expected === undefined ? (/^(.*?) ?'/s.exec(words)?.[1] ?? 'token') : 'token';
  const quoted = /'(.*?)'(?:, '.+' expected)?$/s.exec(words)?.[1];
  const index = quoted === 'null' ? tokens.length - 1 : indexOf(quoted, line - 1, tokens);
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const misplaced = misplacedWord(index, tokens, expected, file);
  if (misplaced) return misplaced;
  const isKey = subject === 'type' && before?.text === '<';
  const wanted = isKey
    ? 'a type for the keys of a map: a whole number type, bool or string'
    : expected === undefined
      ? wordsFor(subject)
      : JSON.stringify(expected);
  return at(
    token,
    `found ${show(token)}, expected ${wanted}.`,
    fixFor(expected, subject, token, before),
    file,
  );
}

const isLabel = (token: Token | undefined) =>
  token !== undefined && /^(optional|required|repeated)$/.test(token.text);

/** A word that is right elsewhere: what is wrong is said of it, not of what follows it. */
function misplacedWord(
  index: number,
  tokens: Token[],
  expected: string | undefined,
  file: string,
): Problem | undefined {
  const [second, before, token] = [tokens[index - 2], tokens[index - 1], tokens[index]!];
  if (token.text === 'package' && tokens.slice(0, index).some(({ text }) => text === 'package')) {
    const fix = 'Remove one of the two: all that a file declares belongs to the same package.';
    return at(token, 'found a second "package"; expected one at most.', fix, file);
  }
  if (token.text === '<' && before?.text === 'map' && isLabel(second)) {
    const message = `found ${show(second!)} before a map; expected no label: a map holds many entries by itself.`;
    return at(second!, message, `Remove ${show(second!)}.`, file);
  }
  // The parser takes the label for the type, and so the type for the name.
  if (expected === '=' && token.kind === 'name' && isLabel(second)) {
    const message = `found ${show(second!)} in a oneof; expected a field without a label.`;
    return at(second!, message, `Remove ${show(second!)}, or move the field out of the oneof.`, file);
  }
  return undefined;
}

const at = ({ line, column }: Token, message: string, fix: string, file: string): Problem => ({
  file,
  line,
  column,
  message,
  fix,
});

const isBefore = (a: Problem, b: Problem) =>
  a.line! < b.line! || (a.line === b.line && a.column! < b.column!);

function tooDeep(tokens: Token[], file: string): Problem {
  let depth = 0;
  let deepest = { depth: 0, token: tokens[0]! };
  for (const token of tokens) {
    if (/^[{[]$/.test(token.text)) depth++;
    if (/^[}\]]$/.test(token.text)) depth--;
    if (depth > deepest.depth) deepest = { depth, token };
  }
  return at(
    deepest.token,
    `declarations are nested ${deepest.depth} deep here; the parser reads fewer.`,
    'Move inner ones outward.',
    file,
  );
}

/** The parser may have looked one token ahead: the nearest token before the line that has the text it names. */
function indexOf(text: string | undefined, last: number, tokens: Token[]): number {
  for (let index = Math.min(last, tokens.length - 1); index >= Math.max(0, last - 3); index--) {
    const token = tokens[index]!;
    if (token.text === text || (token.kind === 'string' && token.text.slice(1, -1) === text)) return index;
  }
  return Math.min(last, tokens.length - 1);
}

function wordsFor(subject: string): string {
  switch (subject) {
    case 'name':
      return 'a name: letters, digits and "_", not a digit first';
    case 'type name':
    case 'service name':
      return `a ${subject}: letters, digits and "_", not a digit first`;
    case 'id':
    case 'integer':
      return 'a whole number';
    case 'type':
    case 'reference':
      return 'the name of a type';
    case 'syntax':
      return '"proto2" or "proto3"';
    case 'edition':
      return '"2023" or "2024"';
    case 'number':
    case 'value':
      return 'a value: a number, a string, true, false or a name';
    default:
      return 'a declaration such as `string name = 1;`, `message Name {` or `option name = value;`';
  }
}

const declarations =
  'message enum service rpc extend oneof option import package syntax reserved extensions optional repeated required'.split(
    ' ',
  );

function fixFor(
  expected: string | undefined,
  subject: string,
  token: Token,
  before: Token | undefined,
): string {
  const after = before ? ` after ${show(before)}, line ${before.line}` : '';
  if (expected === ';') return `End the statement before it with ";"${after}.`;
  if (expected !== undefined) return `Write ${JSON.stringify(expected)}${after}.`;
  if (token.text === 'required' || token.text === 'optional') {
    return `Remove ${JSON.stringify(token.text)}: the syntax that the file declares does not have it.`;
  }
  if (subject === 'token' && token.kind === 'name') {
    const known = declarations.includes(token.text) ? [] : declarations;
    return `${didYouMean(token.text, known)}A field needs a type, a name and a number; in proto2 it needs a label too.`;
  }
  return `Change ${token.kind === 'end' ? 'what stands before' : show(token)}.`;
}

/**
 * The tokens as text for protobufjs, each on a line of its own. It cannot read a group in a oneof: there the oneof is
 * closed before the group, which becomes a message, and another one is opened behind it. It holds some default values
 * against their type, and stops at the first that does not fit: it is given a zero, and all are checked elsewhere.
 */
function parserText(tokens: Token[]): string {
  const texts = tokens.map(({ kind, text }) => (kind === 'end' ? '' : text));
  const open: ('oneof' | 'group' | 'other')[] = [];
  const bodies = new Set<number>();
  for (const [index, { text }] of tokens.entries()) {
    if (text === '{') {
      const isOneof = tokens[index - 2]?.text === 'oneof';
      open.push(bodies.has(index) ? 'group' : isOneof ? 'oneof' : 'other');
    } else if (text === '}') {
      if (open.pop() === 'group') texts[index] = `} oneof _${index} {`;
    } else if (text === 'group' && open.at(-1) === 'oneof') {
      const body = bodyOfGroup(tokens, index);
      if (body === undefined) continue;
      bodies.add(body);
      texts[index] = '} message';
      texts.fill('', index + 2, body);
    } else if (text === 'default' && isDefault(tokens, index)) texts[index + 2] = '0';
  }
  return texts.join('\n');
}

/** Where the body of `group Name = 1 {` begins, options between number and brace or not; undefined for anything else. */
function bodyOfGroup(tokens: Token[], index: number): number | undefined {
  if (tokens[index + 1]?.kind !== 'name' || tokens[index + 2]?.text !== '=') return undefined;
  let body = index + 4;
  if (tokens[body]?.text === '[') {
    while (body < tokens.length && tokens[body]!.text !== ']') body++;
    body++;
  }
  return tokens[body]?.text === '{' ? body : undefined;
}

/** Whether the `default` at an index begins an option of a field, with a value of one token. */
function isDefault(tokens: Token[], index: number): boolean {
  const [before, equals, value, after] = [-1, 1, 2, 3].map((offset) => tokens[index + offset]);
  return (
    before !== undefined &&
    /^[[,]$/.test(before.text) &&
    equals?.text === '=' &&
    value !== undefined &&
    /^(name|number|string)$/.test(value.kind) &&
    after !== undefined &&
    /^[\],]$/.test(after.text)
  );
}
