/** A piece of JSON, with its role for a highlighter. */
export interface JsonToken {
  text: string;
  role?: 'key' | 'string' | 'number' | 'word';
}

/** Tokens of well-formed JSON. In this form, very long strings don't overflow the stack. */
const tokenPattern = /[{}[\],:]|"[^"\\]*(?:\\.[^"\\]*)*"?|[^\s{}[\],:"]+/g;

/**
 * Lays JSON out in lines, with a field or an item on each. Every token stays as written: numbers keep all their
 * digits. Bidirectional control characters are escaped, so the text reads in its real order.
 *
 * @param text Text that is not JSON is returned line by line.
 * @param maxLines Lines to stop after.
 */
export function jsonLines(text: string, maxLines = Infinity): JsonToken[][] {
  if (!isJson(text)) {
    return text
      .split('\n')
      .slice(0, maxLines)
      .map((line) => [{ text: escapeDirections(line) }]);
  }
  const lines: JsonToken[][] = [[]];
  let depth = 0;
  const add = (token: JsonToken) => lines.at(-1)!.push(token);
  // Deep nesting must not make the text huge.
  const newLine = () => lines.push(depth > 0 ? [{ text: '  '.repeat(Math.min(depth, 40)) }] : []);
  const tokens = text.matchAll(tokenPattern);
  let before = '';
  let next = tokens.next().value?.[0];
  for (let token = next; token !== undefined && lines.length <= maxLines; before = token, token = next) {
    next = tokens.next().value?.[0];
    if (token === '{' || token === '[') {
      add({ text: token });
      if (next === '}' || next === ']') continue;
      depth++;
      newLine();
    } else if (token === '}' || token === ']') {
      if (before !== '{' && before !== '[') {
        depth--;
        newLine();
      }
      add({ text: token });
    } else if (token === ',') {
      add({ text: token });
      newLine();
    } else if (token === ':') {
      add({ text: ': ' });
    } else {
      add({ text: escapeDirections(token), role: roleOf(token, next) });
    }
  }
  return lines.slice(0, maxLines);
}

function roleOf(token: string, next: string | undefined): JsonToken['role'] {
  if (token.startsWith('"')) return next === ':' ? 'key' : 'string';
  return /^[-\d]/.test(token) ? 'number' : 'word';
}

const escapeDirections = (text: string) =>
  text.replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Whether a text is JSON; for a long one, which can be the beginning of more, whether it looks like it. */
function isJson(text: string): boolean {
  if (text.length > 500_000) return /^\s*[[{]/.test(text);
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
