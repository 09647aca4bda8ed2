import type { NumberRange, Option, Reserved } from '../model';
import { furtherOptions } from './furtherOptions';

/** A line about a symbol: words, and the names or numbers in code that they introduce. */
export interface SymbolNote {
  words: string;
  codes: string[];
}

interface Noted {
  options: Option[];
  reserved?: Reserved;
  extensionRanges?: NumberRange[];
}

/** What a message, an enum, a service, a method or a file says about itself beside its parts. */
export function symbolNotes({ options, reserved, extensionRanges = [] }: Noted): SymbolNote[] {
  return [
    { words: 'Reserved', codes: [...(reserved?.numbers.map(rangeOf) ?? []), ...(reserved?.names ?? [])] },
    { words: 'Numbers for extensions', codes: extensionRanges.map(rangeOf) },
    { words: 'Options', codes: furtherOptions(options) },
  ].filter(({ codes }) => codes.length > 0);
}

/** Highest numbers of a field and of a value: up to one of them means to the end. */
const last = new Set([536_870_911, 2_147_483_647]);

const rangeOf = ({ from, to }: NumberRange) =>
  from === to ? `${from}` : `${from} to ${last.has(to) ? 'max' : to}`;
