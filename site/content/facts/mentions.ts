import type { SheetName } from './namesOf';

/** Makes texts comparable: one kind of space, of quote, of dash and of range, and no space inside of brackets. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(\d) to (?=\d)/g, '$1-')
    .replace(/(?<=[([{]) | (?=[)\]}])/g, '');
}

/** What stands between several names that are written as one: `-o, --output`, `-o/--output`. */
const between = /\s*(?:[,;|+]|\/(?=-)|→|->|\s\/\s|\s(?:or|and)\s)\s*/;

/** The same, in text that is not code: `Go/Protobuf`. */
const betweenWords = /\s*(?:[,;|+/]|→|->|\s(?:or|and)\s)\s*/;

/** An address or the id of a page, which is one name. */
const path = /^[^A-Z ]*\/[^A-Z ]*$/;

/** What a reader puts something else for: `<id>`, `…`, `redis.*`. */
const placeholder = /<[^<>]*>|…|\.{3}|\*/;

/** Characters that may stand where a sheet has a placeholder, at most. */
const longestReplacement = 80;

/**
 * Whether a text uses a name: as it is written, or each of the names that it is made of. A name is found as a
 * whole word: `--job` is not in `--job-id`. A placeholder in it stands for anything short.
 *
 * @param text As {@link comparable} makes it.
 */
export function mentions(text: string, { name, spelling }: Pick<SheetName, 'name' | 'spelling'>): boolean {
  const whole = comparable(name).trim();
  const flags = spelling === 'exact' ? 'u' : 'iu';
  const holds = (part: string) => patternOf(part, flags).test(text);
  if (holds(whole)) return true;
  const parts = whole
    .split(spelling === 'exact' || path.test(whole) ? between : betweenWords)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 && parts.every(holds);
}

function patternOf(name: string, flags: string): RegExp {
  // A name that is nothing but a placeholder would be found anywhere.
  const pieces = /[\p{L}\p{N}]/u.test(name.replace(new RegExp(placeholder, 'g'), ''))
    ? name.split(placeholder)
    : [name];
  // A dot in front stands for what comes before it: `destination.driver`, `.url`.
  const bare = pieces.map((piece, index) => (index === 0 ? piece.replace(/^\./, '') : piece));
  const anything = String.raw`.{0,${longestReplacement}}?`;
  const pattern = bare.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join(anything);
  const before = /^[\p{L}\p{N}_-]/u.test(bare.join('')) ? String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}_]-)` : '';
  // A name that ends with an underscore is the beginning of others.
  const after = /[\p{L}\p{N}]$/u.test(bare.at(-1)!) ? String.raw`(?![\p{L}\p{N}_]|-[\p{L}\p{N}_])` : '';
  return new RegExp(before + pattern + after, flags);
}
