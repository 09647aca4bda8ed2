import type { FieldDeclaration } from './declarations';
import { readOptionsAfter } from './options';
import type { Statement } from './statements';
import type { Token } from './tokens';

/**
 * Reads a field, an extension or a group. The message of a group is not read: it is the statement's block.
 *
 * @returns Undefined when the statement does not have the shape of a field.
 */
export function readField(
  { tokens, block, comments }: Statement,
  { oneof, extendee }: Pick<FieldDeclaration, 'oneof' | 'extendee'> = {},
): FieldDeclaration | undefined {
  const equals = tokens.findIndex(({ text }) => text === '=');
  const name = tokens[equals - 1];
  const number = tokens[equals + 1];
  if (!name || !number || equals < 2) return undefined;
  const [label, rest] = labelOf(tokens.slice(0, equals - 1));
  const type = rest.find(({ kind }) => kind === 'name');
  const isMap = type?.text === 'map' && rest[1]?.text === '<';
  const value = isMap ? rest[4] : type;
  if (!type || !value) return undefined;
  const options = readOptionsAfter(tokens.slice(equals + 2));
  const isGroup = type.text === 'group' && block !== undefined;
  return {
    name: isGroup ? { ...name, text: name.text.toLowerCase() } : name,
    comments,
    options,
    label,
    number,
    type: isGroup ? name : value,
    key: isMap && !isGroup ? rest[2] : undefined,
    oneof,
    extendee,
    group: isGroup,
  };
}

function labelOf(tokens: Token[]): [FieldDeclaration['label'], Token[]] {
  const [first, ...rest] = tokens;
  const isLabel = rest.length > 0 && /^(optional|required|repeated)$/.test(first!.text);
  return isLabel ? [first!.text as FieldDeclaration['label'], rest] : [undefined, tokens];
}
