import type { Token } from './tokens';

/**
 * The tokens as text for protobufjs, each on a line of its own. It cannot read a group in a oneof: there the oneof is
 * closed before the group, which becomes a message, and another one is opened behind it. It holds some default values
 * against their type, and stops at the first that does not fit: it is given a zero, and all are checked elsewhere.
 */
export function parserText(tokens: Token[]): string {
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
