import type { EnumDeclaration, MessageDeclaration } from '../source/declarations';
import type { Token } from '../source/tokens';

/** Hears what is wrong at a token, and how to mend it. */
export type Report = (token: Token, message: string, fix: string) => void;

/** Checks that the name and the number of a field or a value are not reserved. */
export function checkReserved(
  name: Token,
  number: number,
  token: Token,
  { reserved }: MessageDeclaration | EnumDeclaration,
  report: Report,
): void {
  for (const reservation of reserved) {
    if ('name' in reservation) {
      if (reservation.name !== name.text) continue;
      report(
        name,
        `the name "${name.text}" is reserved (line ${reservation.token.line}).`,
        'Choose another name.',
      );
    } else if (number >= reservation.from && number <= reservation.to) {
      report(
        token,
        `"${name.text}" has the number ${number}, which is reserved (line ${reservation.token.line}).`,
        'Choose another number.',
      );
    }
  }
}
