import { stemmer } from 'stemmer';

/** A word of a text with all forms that can find it. */
export interface Word {
  /** The whole word in lower case and without accents: `neosync_api_key`. */
  whole: string;
  /** The words in it, in order: `neosync`, `api`, `key`. Empty for a plain word. */
  subwords: string[];
  /** All else that can find it: `subwords`, the parts between separators, and runs of letters or digits. */
  fragments: string[];
  /** Its position in the text. */
  start: number;
  end: number;
}

/** Letters and digits, joined by separators as in `api.db.host`, `--init-schema`, and `DB_HOST`. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._\-'’]+[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** Matches most words, which need no splitting. */
const plainWord = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;

/** Longer names aren't looked up. In characters. */
const maxLength = 64;

/** Machine-generated identifiers: UUIDs, hashes, keys. */
const machineMade = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+|(?=[a-z]*\d)[0-9a-f]{12,}|\d{7,})$/i;

/** Finds the words of a text in a single pass. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [raw] = match;
    const range = { start: match.index, end: match.index + raw.length };
    if (plainWord.test(raw) && raw.length <= maxLength) {
      words.push({ whole: raw.toLowerCase(), subwords: [], fragments: [], ...range });
      continue;
    }
    if (machineMade.test(raw)) continue;
    const name = raw.replace(/['’]s$/i, '').replace(/['’]/g, '');
    const whole = fold(name);
    if (whole === '') continue;
    const split = whole.length > maxLength ? { subwords: [], fragments: [] } : splitName(name, whole);
    words.push({ whole: whole.slice(0, maxLength), ...split, ...range });
  }
  return words;
}

/** A text in lower case and without accents: only letters, digits, and separators. */
function fold(text: string): string {
  // A shortcut for most words, because Unicode classes are many times slower.
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase().replace(/[^a-z\d._-]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '');
}

/** A word without separators and case: the same for `API_KEY`, `api-key`, and `apiKey`. */
export function normalizeWord(text: string): string {
  return fold(text).replace(/[._-]+/g, '');
}

function splitName(name: string, whole: string): Pick<Word, 'subwords' | 'fragments'> {
  const subwords: string[] = [];
  const fragments = new Set<string>();
  const add = (part: string) => {
    const text = fold(part);
    if (text.length > 1 && text !== whole) fragments.add(text);
    return text;
  };
  const addCamelWord = (camelWord: string) => {
    subwords.push(add(camelWord));
    if (plainWord.test(camelWord)) return;
    for (const run of camelWord.split(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)) add(run);
  };
  for (const segment of name.split(/\.+/)) {
    add(segment);
    for (const piece of segment.split(/[_-]+/)) {
      add(piece);
      if (plainWord.test(piece)) subwords.push(fold(piece));
      else piece.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).forEach(addCamelWord);
    }
  }
  return { subwords: subwords.length > 1 ? subwords : [], fragments: [...fragments] };
}

/** The stem of an English word: `anonymiz` for anonymize, anonymised, and anonymization. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const american = word.replace(/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1').replace(/our(s?)$/, 'or$1');
  return stemmer(american.replace(/ifications?$/, 'ify'));
}
