/**
 * A short text that a regular expression matches: the first alternative, the first character of a set, the fewest
 * repetitions. Undefined for an expression it cannot read, such as one with lookahead, which RE2 does not have.
 *
 * @param pattern In the syntax of RE2, as protovalidate has it.
 * @param letters Letters to take from sets that have them, one after the other, so that the text reads as a word.
 */
export function samplePattern(pattern: string, letters = 'example'): string | undefined {
  let position = 0;
  let taken = 0;
  let failed = false;
  const done = () => position >= pattern.length;

  const alternatives = (): string => {
    const first = sequence();
    const letters = taken;
    while (pattern[position] === '|') {
      position++;
      sequence();
    }
    taken = letters;
    return first;
  };

  const sequence = (): string => {
    let text = '';
    while (!done() && pattern[position] !== '|' && pattern[position] !== ')') {
      const start = position;
      const letters = taken;
      const one = atom();
      taken = letters;
      const [min, lazyEnd] = repetition();
      position = lazyEnd;
      if (one === '') continue;
      const end = position;
      for (let count = 0; count < min; count++) {
        position = start;
        text += atom();
      }
      position = end;
    }
    return text;
  };

  const atom = (): string => {
    const character = pattern[position++]!;
    if (character === '(') {
      if (pattern[position] === '?') {
        const prefix = /^\?(?:P?<\w+>|:)/.exec(pattern.slice(position));
        if (!prefix) failed = true;
        position += prefix?.[0].length ?? 1;
      }
      const text = alternatives();
      if (pattern[position++] !== ')') failed = true;
      return text;
    }
    if (character === '[') return set();
    if (character === '\\') return escaped(pattern[position++] ?? '');
    if (character === '^' || character === '$') return '';
    if (character === '.') return letter();
    return character;
  };

  const repetition = (): [min: number, end: number] => {
    const [whole = '', braced] = /^(?:\{(\d+)(?:,\d*)?\}|[?*+])\??/.exec(pattern.slice(position)) ?? [];
    // At least one where that is allowed: an example of an optional part shows the part.
    const min = whole === '' ? 1 : braced === undefined ? (whole.startsWith('?') ? 0 : 1) : Number(braced);
    return [min, position + whole.length];
  };

  const letter = () => letters[taken++ % letters.length]!;

  const escaped = (code: string): string => {
    if (code === 'd') return '1';
    if (code === 'w') return letter();
    if (code === 's') return ' ';
    if (/[AzbB]/.test(code)) return '';
    if (/[a-zA-Z0-9]/.test(code)) failed = true;
    return code;
  };

  const set = (): string => {
    const end = /^\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]/.exec(pattern.slice(position));
    if (!end) {
      failed = true;
      return '';
    }
    const source = `[${end[0].replace(/\[:(\w+):\]/g, (_, name: string) => posix[name] ?? '')}`;
    position += end[0].length;
    let matcher: RegExp;
    try {
      matcher = new RegExp(`^${source}$`, 'u');
    } catch {
      try {
        matcher = new RegExp(`^${source}$`);
      } catch {
        failed = true;
        return '';
      }
    }
    const wanted = letter();
    const found = [wanted, wanted.toUpperCase(), ...'abcABC1230-_ .'].find((candidate) =>
      matcher.test(candidate),
    );
    const printable =
      found ??
      Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).find((candidate) =>
        matcher.test(candidate),
      );
    if (printable === undefined) failed = true;
    return printable ?? '';
  };

  const text = alternatives();
  return failed || !done() ? undefined : text;
}

const posix: Record<string, string> = {
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  space: '\\s',
  word: '\\w',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9a-fA-F',
};
