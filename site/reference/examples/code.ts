import { decodeBase64 } from '../request/base64';

/** The lines of a field in some code, counted from 0. */
export interface FieldLines {
  /** Full name of the field. */
  field: string;
  first: number;
  last: number;
}

/** Code, and the positions of a request's fields in it. */
export interface Code {
  text: string;
  fields: FieldLines[];
}

export type CodePart = string | Code;

const asCode = (part: CodePart): Code => (typeof part === 'string' ? { text: part, fields: [] } : part);

function join(parts: CodePart[]): Code {
  let text = '';
  let line = 0;
  const fields: FieldLines[] = [];
  for (const part of parts.map(asCode)) {
    for (const { field, first, last } of part.fields) {
      fields.push({ field, first: first + line, last: last + line });
    }
    text += part.text;
    line += breaksIn(part.text);
  }
  return { text, fields };
}

const breaksIn = (text: string) => text.split('\n').length - 1;

/** A template for code. The parts inserted into it keep the lines of their fields. */
export const code = (texts: TemplateStringsArray, ...parts: CodePart[]): Code =>
  join(texts.flatMap((text, index) => [text, parts[index] ?? '']));

/** Code for the value of a field, including the fields inside it. */
export const codeOfField = (field: string, { text, fields }: Code): Code => ({
  text,
  fields: [{ field, first: 0, last: breaksIn(text) }, ...fields],
});

/** Changes the text of code. The change must keep its line breaks. */
export const changeText = (part: CodePart, change: (text: string) => string): Code => {
  const { text, fields } = asCode(part);
  return { text: change(text), fields };
};

/** Joins lines of code; false and undefined ones are dropped. */
export function lines(...parts: (CodePart | false | undefined)[]): Code {
  const kept = parts.filter((part) => part !== false && part !== undefined);
  return join(kept.flatMap((part, index) => (index === 0 ? [part] : ['\n', part])));
}

/** Compares names alphabetically, with the same result for every reader. */
export const byName = (a: string, b: string): number => a.localeCompare(b, 'en');

/** Indents every line of code except the first. */
export const indent = (part: CodePart, by: string): Code =>
  changeText(part, (text) => text.replace(/\n(?=.)/g, `\n${by}`));

/** Items between brackets: on one line of fewer than `maxLength` characters, or else each on an indented line. */
export function block(open: string, items: CodePart[], close: string, step: string, maxLength = 0): Code {
  const line = join([open, ...items.flatMap((item, index) => (index === 0 ? [item] : [', ', item])), close]);
  if (items.length === 0 || (!line.text.includes('\n') && line.text.length < maxLength)) return line;
  return join([open, '\n', ...items.flatMap((item) => [step, indent(item, step), ',\n']), close]);
}

/** Bytes as a string literal of Go and Python: in double quotes, with `\x` escapes. */
export function quotedBytes(base64: string): string {
  const characters = [...decodeBase64(base64)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === '\\') return `\\${character}`;
    return byte < 0x20 || byte > 0x7e ? `\\x${byte.toString(16).padStart(2, '0')}` : character;
  });
  return `"${characters.join('')}"`;
}
