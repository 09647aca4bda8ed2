import jsonStates from './jsonStates.json';

/** A token of JSON, after white space. In this form, very long texts don't overflow the stack. */
const token =
  /[ \n\r\t]*([[\]{},:]|"[^"\\\n\r\t]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\n\r\t]*)*"|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** The states of a JSON parser: the expected tokens in words, and the next state by a token's first character. */
const states: Record<string, { words: string; next: Partial<Record<string, string>> }> = jsonStates;

/** The first syntax error in JSON, the same in all browsers: "Line 2, column 5: expected a colon after the name." */
export function jsonSyntaxError(text: string): string {
  const open: string[] = [];
  let state = 'value';
  let end = 0;
  for (;;) {
    const { words, next } = states[state === 'after' ? `after${open.at(-1) ?? ''}` : state]!;
    token.lastIndex = end;
    const [whole = '', tokenText = ''] = token.exec(text) ?? [];
    const tokenKind = /^[[\]{},:"]/.exec(tokenText)?.[0] ?? (tokenText && 'other');
    const nextState = next[tokenKind];
    if (!nextState) return errorAt(text, end, words);
    if (tokenKind === '{' || tokenKind === '[') open.push(tokenKind);
    if (tokenKind === '}' || tokenKind === ']') open.pop();
    end += whole.length;
    state = nextState;
  }
}

function errorAt(text: string, end: number, words: string): string {
  const rest = text.slice(end).replace(/^[ \n\r\t]+/, '');
  const lines = text.slice(0, text.length - rest.length).split('\n');
  const place = `Line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
  token.lastIndex = end;
  if (rest.startsWith('"') && !token.test(text)) {
    return `${place}: this text has no closing quote on its line, or a wrong escape after a backslash.`;
  }
  return `${place}: expected ${words}${rest === '' ? ', but the text ends' : ''}.`;
}
