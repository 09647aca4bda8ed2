import type { NameWord, OpenIndex } from './openIndex';
import { isSymbol, nameOfRecord } from './recordOf';
import type { SoughtWord, SoughtWords } from './searchWords';
import { weights } from './weights';
import { fold } from './words';

/** A result. */
export interface Ranked {
  record: number;
  score: number;
}

export interface RankOptions {
  /** The query as it was typed. */
  query: string;
  /** Whether it is a text that was pasted, with more around the words that matter. @default false */
  isPasted?: boolean;
  /** Whether a page may be found. */
  allows: (page: number) => boolean;
}

/** A word of a query with its weight. */
interface WeighedWord extends SoughtWord {
  /** Its rarity, from 0 to 1. */
  weight: number;
  /** Whether results should have it. */
  counts: boolean;
  /** How well the records below each record match. */
  below: Float32Array;
}

/** Ranks the records that match, best first. */
export function rank(
  index: OpenIndex,
  { words: sought, terms }: SoughtWords,
  { query, isPasted = false, allows }: RankOptions,
): Ranked[] {
  const hasContent = sought.some(({ kind }) => kind === 'content');
  const words = sought.map((word): WeighedWord => {
    const counts = !hasContent || word.kind === 'content';
    const weight = rarityOf(index, word) * (counts ? 1 : weights.stopWord);
    return { ...word, counts, weight, below: belowOf(index, word) };
  });
  const counted = words.filter(({ counts }) => counts);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const typed = query.trim().toLowerCase();
  const bareTyped = bare(typed);
  const foldedTyped = fold(typed);
  const spacedTyped = spaced(typed);
  // Messages are pasted: several words, or characters that nobody types by hand.
  const isMessage = typed.split(/\s+/).length >= weights.wordsOfMessage || /\s.*[^\p{L}\s'-]/u.test(typed);
  const isCode =
    bareTyped !== typed ||
    /^[\p{L}\p{N}]*[._-]/u.test(bareTyped) ||
    /^\S*\p{Ll}\p{Lu}\S*$/u.test(query.trim());

  const isAsked = (area: keyof typeof areaWords) => sought.some(({ text }) => areaWords[area].test(text));
  const areas = {
    ...weights.area,
    ...(isAsked('api') && { api: weights.askedArea }),
    ...(isAsked('changelog') && { changelog: weights.askedArea }),
  };

  const ranked = candidatesOf(index, counted, allows).map((record) => ({ record, score: scoreOf(record) }));
  ranked.sort((a, b) => b.score - a.score || a.record - b.record);
  const least = (ranked[0]?.score ?? 0) * weights.least;
  return ranked.filter(({ score }) => score > least);

  function scoreOf(record: number): number {
    const nameWeight = isSymbol(index, record) ? weights.symbol : weights.name[index.levels[record]!]!;
    let sum = 0;
    let inName = 0;
    let covered = 0;
    let ownNames = 0;
    let keywords = 0;
    let pathNames = 0;
    for (const { matches, weight, counts, below } of words) {
      const name = matches.name[record]!;
      const keyword = matches.keyword[record]!;
      const text = matches.text[record]!;
      const above = aboveOf(index, matches, record);
      const best = Math.max(nameWeight * name, weights.keyword * keyword, text);
      const all = nameWeight * name + weights.keyword * keyword + text;
      const own = best + weights.besides * (all - best);
      sum += weight * (own + weights.above * above + weights.below * below[record]!);
      inName += weight * nameWeight * name;
      if (!counts) continue;
      if (best > 0 || above > 0) covered += weight;
      if (name > 0) ownNames++;
      if (keyword > 0) keywords++;
      if (name > 0 || keyword > 0 || above > 0) pathNames++;
    }
    const precision = inName > 0 ? Math.max(...index.namesOf(record).map(precisionOf)) : 0;
    let score = (sum + weights.precision * precision * inName) * (covered / total) ** weights.coverage;
    if (ownNames === counted.length && precision > weights.exactFrom) {
      score *= 1 + precision * exactBonusOf(record);
    }
    if (keywords === counted.length && index.keywordsOf(record).some(isAskedFor)) {
      score *= 1 + weights.exactKeyword;
    }
    if (pathNames === counted.length) score *= 1 + weights.path + weights.pathPrecision * precision;
    return score * spellingOf(record) * placeOf(record);
  }

  /** Share of a name that was asked for. */
  function precisionOf(name: NameWord[]): number {
    if (name.length === 0) return 0;
    let sum = 0;
    for (const { term, parts } of name) {
      let ofParts = 0;
      for (const part of parts) ofParts += strengthOf(part) / parts.length;
      sum += Math.max(strengthOf(term), weights.partsOfName * ofParts);
    }
    return sum / name.length;
  }

  /** Whether the whole query asks for a phrase. */
  function isAskedFor(phrase: NameWord[]): boolean {
    const size = phrase.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
    return size >= counted.length && precisionOf(phrase) > weights.exactKeywordFrom;
  }

  function strengthOf(term: number | undefined): number {
    return term === undefined ? 0 : (terms.get(term)?.weight ?? 0);
  }

  function exactBonusOf(record: number): number {
    if (isWord(record)) return weights.exactName.word;
    if (isSymbol(index, record)) return weights.exactName.symbol;
    return index.parentOf[record] === record ? weights.exactName.page : weights.exactName.section;
  }

  /** Whether a symbol has a common word for a name, such as `hooks` or `--debug`. */
  function isWord(record: number): boolean {
    if (!isSymbol(index, record)) return false;
    const [[first, ...others] = []] = index.namesOf(record);
    return first !== undefined && others.length === 0 && first.parts.length === 0;
  }

  function spellingOf(record: number): number {
    const name = nameOfRecord(index, record).toLowerCase();
    const isSame = bare(name) === bareTyped;
    if (isSame && (isCode || (isSymbol(index, record) && !isWord(record)))) return weights.verbatim;
    // Fields share their words with pages: "where clause" asks for the page, `where_clause` for the field.
    if (fold(name) === foldedTyped && (isSame || index.kinds[record] !== 'part')) {
      return isWord(record) ? weights.sameWord : weights.sameLetters;
    }
    if (isPasted) {
      const words = spacedTyped.includes(spaced(name)) ? (index.namesOf(record)[0]?.length ?? 0) : 0;
      return 1 + weights.wordOfPaste * words;
    }
    if (!name.startsWith(typed) && !` ${name} `.includes(` ${typed} `)) return 1;
    return isMessage ? weights.message : weights.inName;
  }

  function placeOf(record: number): number {
    const area = areas[index.pages[index.pageOf[record]!]!.area];
    if (index.leadsOn[record]) return area * weights.leadsOn;
    return index.kinds[record] === 'part' ? area * weights.part : area;
  }
}

/** The records that match a word that counts, up to the most promising ones. */
function candidatesOf(index: OpenIndex, words: WeighedWord[], allows: (page: number) => boolean): number[] {
  const promise = new Float32Array(index.size);
  const candidates: number[] = [];
  for (const { matches, weight } of words) {
    for (const record of matches.records) {
      if (!allows(index.pageOf[record]!)) continue;
      if (promise[record] === 0) candidates.push(record);
      const best = Math.max(
        weights.symbol * matches.name[record]!,
        matches.keyword[record]!,
        matches.text[record]!,
      );
      promise[record]! += Number.EPSILON + weight * best;
    }
  }
  if (candidates.length <= weights.maxCandidates) return candidates;
  const least = Float32Array.from(candidates, (record) => promise[record]!).sort()[
    candidates.length - weights.maxCandidates
  ]!;
  return candidates.filter((record) => promise[record]! >= least);
}

/** Words of a query that ask for a part of the site. */
const areaWords = {
  api: /^(?:rpc|grpc|proto|protobuf|endpoint|request|response|enum|message)s?$/,
  changelog: /^(?:changelog|releases?|released|announcements?|announced|new)$/,
};

/** A name without leading dashes. */
function bare(name: string): string {
  return name.replace(/^-+/, '');
}

/** The words of a text with a space around each, whatever is between them. */
function spaced(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** How well the names above a record match. */
function aboveOf(index: OpenIndex, matches: SoughtWord['matches'], record: number): number {
  let best = 0;
  for (let at = record; at !== index.parentOf[at];) {
    at = index.parentOf[at]!;
    best = Math.max(best, matches.name[at]!, weights.keywordAbove * matches.keyword[at]!);
  }
  return best;
}

function belowOf(index: OpenIndex, { matches }: SoughtWord): Float32Array {
  const best = new Float32Array(index.size);
  for (const record of matches.records) {
    const match = Math.max(matches.name[record]!, Math.min(1, matches.text[record]!) * weights.textBelow);
    const value = index.leadsOn[record] ? match * weights.leadsOn : match;
    for (let at = record; at !== index.parentOf[at];) {
      at = index.parentOf[at]!;
      if (best[at]! >= value) break;
      best[at] = value;
    }
  }
  return best;
}

/** Rarity of a word: 1 in hardly any record, 0 in all. */
function rarityOf({ size }: OpenIndex, { matches }: SoughtWord): number {
  const frequency = matches.records.length;
  if (frequency === 0) return weights.unknownWord;
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) / Math.log(1 + size);
}
