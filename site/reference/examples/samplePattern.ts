import { patternOf } from '../request/check/pattern';

/** Writes a text that a part of a pattern matches. */
type Part = () => string;

/**
 * A short text that a regular expression matches: the first alternative, the fewest repetitions, but an optional
 * part that may repeat once. Undefined for an expression it cannot read, such as one with lookahead, which RE2
 * does not have.
 *
 * @param pattern In the syntax of RE2, as protovalidate has it.
 * @param letters Letters to take from sets that have them, one after the other, so that the text reads as a word.
 */
export function samplePattern(pattern: string, letters = 'example'): string | undefined {
  let position = 0;
  let taken = 0;
  let failed = false;
  const done = () => position >= pattern.length;
  const letter = () => letters[taken++ % letters.length]!;

  const alternatives = (): Part => {
    const first = sequence();
    while (pattern[position] === '|') {
      position++;
      sequence();
    }
    return first;
  };

  const sequence = (): Part => {
    const parts: Part[] = [];
    while (!done() && pattern[position] !== '|' && pattern[position] !== ')') {
      const part = atom();
      const count = repetitions();
      parts.push(() => Array.from({ length: count }, part).join(''));
    }
    return () => parts.map((part) => part()).join('');
  };

  const repetitions = (): number => {
    const [whole, least] = /^(?:\{(\d+)(?:,\d*)?\}|[?*+])\??/.exec(pattern.slice(position)) ?? [''];
    position += whole.length;
    return least === undefined ? (whole.startsWith('?') ? 0 : 1) : Number(least);
  };

  const atom = (): Part => {
    const character = pattern[position++]!;
    if (character === '(') return group();
    if (character === '[') return set();
    if (character === '\\') return escaped(pattern[position++] ?? '');
    if (character === '^' || character === '$') return () => '';
    return character === '.' ? letter : () => character;
  };

  const group = (): Part => {
    if (pattern[position] === '?') {
      const [prefix] = /^\?(?:P?<\w+>|:)/.exec(pattern.slice(position)) ?? [];
      if (prefix === undefined) failed = true;
      position += prefix?.length ?? 1;
    }
    const inner = alternatives();
    if (pattern[position++] !== ')') failed = true;
    return inner;
  };

  const escaped = (code: string): Part => {
    if (code === 'w') return letter;
    if (code === 'd') return () => '1';
    if (code === 's') return () => ' ';
    if (/[AzbB]/.test(code)) return () => '';
    if (/[a-zA-Z0-9]/.test(code)) failed = true;
    return () => code;
  };

  const set = (): Part => {
    const [body] = /^\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]/.exec(pattern.slice(position)) ?? [];
    const matcher = body === undefined ? undefined : patternOf(`^[${body}$`);
    position += body?.length ?? 0;
    if (!matcher || !printable.some((candidate) => matcher.test(candidate))) {
      failed = true;
      return () => '';
    }
    return () => {
      const wanted = letter();
      return [wanted, wanted.toUpperCase(), ...printable].find((candidate) => matcher.test(candidate))!;
    };
  };

  const whole = alternatives();
  return failed || !done() ? undefined : whole();
}

/** What a text is made of where no letter fits, the likeliest first. */
const printable = [
  ...'abcABC1230-_. ',
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
];
