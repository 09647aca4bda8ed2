import data from './formats.json' with { type: 'json' };

/** The formats that rules for strings or bytes can require, by the name of the rule: in words, and an example. */
export const formats: Record<string, { words: string; example: string }> = data;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether the browser checks a format. For all others, it checks only that the text isn't empty. */
export const isFormatChecked = (name: string) => name === 'uuid';

/** Whether a text matches a format, as far as the browser checks it. */
export const hasFormat = (text: string, name: string): boolean =>
  isFormatChecked(name) ? uuid.test(text) : text !== '' || name === 'uri_ref';

/**
 * A pattern that the browser checks: one class of letters, digits, hyphens, and underscores, repeated. JavaScript and RE2
 * agree on it, and it takes linear time, while a pattern such as `^(a+)+$` would freeze the form.
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
