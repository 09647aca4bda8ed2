import type { Comments } from '../model';
import type { EnumDeclaration, EnumValueDeclaration } from './declarations';
import { readOption, readOptionsAfter } from './options';
import { readReserved } from './readReserved';
import type { Statement } from './statements';
import type { Token } from './tokens';

/** Highest number that a value can have: 2^31 - 1. */
const maxValue = 0x7fffffff;

/** Reads an enum with its values. */
export function readEnum(name: Token, { block = [], comments }: Statement): EnumDeclaration {
  const declaration: EnumDeclaration = { name, comments, options: [], values: [], reserved: [] };
  for (const { tokens, comments: own } of block) {
    const [first, second, number] = tokens;
    if (second?.text === '=' && number) declaration.values.push(readValue(first!, number, tokens, own));
    else if (first!.text === 'option') declaration.options.push(...readOption(tokens.slice(1)));
    else if (first!.text === 'reserved') declaration.reserved.push(...readReserved(tokens, maxValue));
  }
  return declaration;
}

function readValue(name: Token, number: Token, tokens: Token[], comments: Comments): EnumValueDeclaration {
  return { name, number, comments, options: readOptionsAfter(tokens.slice(3)) };
}
