import type { NumberRange, Reservation } from './declarations';
import { integerValue, maxFieldNumber } from './integerValue';
import { stringValue } from './stringValue';
import type { Token } from './tokens';

/**
 * Reads numbers, ranges and names with commas between them, after `reserved` or `extensions`.
 *
 * @param max What `max` stands for.
 */
export function readReserved(tokens: Token[], max = maxFieldNumber): Reservation[] {
  const reserved: Reservation[] = [];
  for (let index = 1; index < tokens.length && tokens[index]!.text !== '['; index++) {
    const token = tokens[index]!;
    if (token.kind === 'string') reserved.push({ name: stringValue([token]), token });
    else if (token.kind === 'name') reserved.push({ name: token.text, token });
    else if (token.kind === 'number') {
      const range: NumberRange = { from: integerValue(token.text), to: integerValue(token.text), token };
      const last = tokens[index + 1]?.text === 'to' ? tokens[index + 2] : undefined;
      if (last) {
        range.to = last.text === 'max' ? max : integerValue(last.text);
        index += 2;
      }
      reserved.push(range);
    }
  }
  return reserved;
}

/** Tells `reserved 1;` and `extensions 1;` from a field whose type is called so. */
export const isRange = (tokens: Token[]) => tokens.length > 1 && tokens[2]?.text !== '=';
