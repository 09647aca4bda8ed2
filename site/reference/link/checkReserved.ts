import type { EnumDeclaration, MessageDeclaration, NumberRange, Reservation } from '../source/declarations';
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

/** Checks that ranges of numbers that are kept from use begin at their lower end, and share no number. */
export function checkRanges(reservations: Reservation[], report: Report): void {
  const before: NumberRange[] = [];
  for (const range of reservations) {
    if ('name' in range) continue;
    if (range.from > range.to) {
      report(
        range.token,
        `the range begins at ${range.from} and ends at ${range.to}; expected its lower end first.`,
        `Write \`${range.to} to ${range.from}\`.`,
      );
      continue;
    }
    const other = before.find(({ from, to }) => range.from <= to && range.to >= from);
    if (other) {
      report(
        range.token,
        `${inWords(range)} is kept from use already, as part of ${inWords(other)} (line ${other.token.line}).`,
        'Remove one of the two.',
      );
    }
    before.push(range);
  }
}

const inWords = ({ from, to }: NumberRange) => (from === to ? `${from}` : `${from} to ${to}`);
