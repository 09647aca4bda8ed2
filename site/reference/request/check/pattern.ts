const made = new Map<string, RegExp | undefined>();

/** A pattern of RE2 for JavaScript. Undefined where JavaScript has nothing like it: then nothing is claimed about a text. */
export function patternOf(source: string): RegExp | undefined {
  if (!made.has(source)) made.set(source, compile(source));
  return made.get(source);
}

function compile(source: string): RegExp | undefined {
  const flags = /^\(\?([is]+)\)/.exec(source);
  try {
    return new RegExp(
      translate(source.slice(flags?.[0].length ?? 0), flags?.[1]?.includes('s') ?? false),
      `u${flags?.[1] ?? ''}`,
    );
  } catch {
    return undefined;
  }
}

const classes: Record<string, string> = {
  alnum: 'A-Za-z\\d',
  alpha: 'A-Za-z',
  ascii: '\\0-\\x7f',
  blank: '\\t ',
  cntrl: '\\0-\\x1f\\x7f',
  digit: '\\d',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t-\\r ',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '\\dA-Fa-f',
};

/** What RE2 writes otherwise than JavaScript, as JavaScript writes it. */
function translate(source: string, isDotAll: boolean): string {
  let isInClass = false;
  const step =
    /\\p([A-Z])|\\x\{([\dA-Fa-f]+)\}|\\([^A-Za-z0-9])|\\[a-zA-Z0-9]|\(\?P<|\[:(\^?)(\w+):\]|\[\^?\]?|\]|\./gu;
  const any = isDotAll ? '.' : '[^\\n]';
  return source.replace(step, (text, category, code, sign, not, name) => {
    if (category !== undefined) return `\\p{${category}}`;
    if (code !== undefined) return `\\u{${code}}`;
    if (sign !== undefined) return escaped(sign as string, isInClass);
    if (text === '(?P<') return '(?<';
    if (name !== undefined && isInClass) {
      const members = classes[name as string];
      if (members === undefined || not) throw new SyntaxError('There is no such class in JavaScript.');
      return members;
    }
    if (text.startsWith('[') && name === undefined) {
      if (isInClass) {
        isInClass = !text.endsWith(']');
        return `\\${text}`;
      }
      isInClass = true;
      return text.endsWith(']') ? `${text.slice(0, -1)}\\]` : text;
    }
    if (text === ']') {
      isInClass = false;
      return ']';
    }
    if (isInClass) return inClass(text);
    return text === '.' ? any : (outside[text] ?? text);
  });
}

/** What RE2 means by a few signs: letters of ASCII alone, and ends of the text alone. */
const outside: Record<string, string> = {
  '\\A': '^',
  '\\z': '$',
  '\\s': '[\\t\\n\\f\\r ]',
  '\\S': '[^\\t\\n\\f\\r ]',
  '\\a': '\\x07',
};

function inClass(text: string): string {
  if (text === '\\s') return '\\t\\n\\f\\r ';
  if (text === '\\S') throw new SyntaxError('JavaScript has no such class.');
  return text === '\\a' ? '\\x07' : text;
}

/** A sign behind a backslash: JavaScript wants one only where the sign means something else without it. */
function escaped(sign: string, isInClass: boolean): string {
  if (/[\^$\\.*+?()[\]{}|/]/.test(sign)) return `\\${sign}`;
  return sign === '-' && isInClass ? '\\-' : sign;
}
