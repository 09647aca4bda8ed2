import data from './formats.json' with { type: 'json' };

/** The formats that a rule of strings or bytes can ask for, by the name of the rule: in words, and a text that has it. */
export const formats: Record<string, { words: string; sample: string }> = data;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether the browser checks a format. Of the others, it checks only that the text is not empty. */
export const isFormatChecked = (name: string) => name === 'uuid';

/** Whether a text can be of a format. */
export const hasFormat = (text: string, name: string): boolean =>
  isFormatChecked(name) ? uuid.test(text) : text !== '' || name === 'uri_ref';

/**
 * A pattern that the browser checks: one class of letters, digits, hyphens and underscores, repeated. JavaScript reads it
 * as RE2 does, and in time that grows with the text, while a pattern such as `^(a+)+$` would freeze the form.
 */
export const checkedPattern = (source: string): RegExp | undefined =>
  /^\^\[[\w-]+\](?:[*+]|\{\d+(?:,\d*)?\})\$$/.test(source) ? new RegExp(source) : undefined;

const characters = ['lowercase letters', 'digits', 'hyphens', 'underscores'];

/** A pattern like `^[a-z0-9-]{3,100}$` in words: `3 to 100 lowercase letters, digits, or hyphens`. Undefined for others. */
export function patternInWords(source: string): string | undefined {
  const [, ...parts] = /^\^\[(?!\])(a-z)?(0-9)?(-)?(_)?\]\{(\d+,\d+)\}\$$/.exec(source) ?? [];
  const range = parts.pop()?.replace(',', ' to ');
  const names = characters.filter((_, index) => parts[index]);
  return range && `${range} ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}`;
}
