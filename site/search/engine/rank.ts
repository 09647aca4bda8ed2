import { expandWord } from './expandWord';
import { matchAll, Matches } from './matches';
import type { OpenIndex } from './openIndex';
import type { QueryWord } from './parseQuery';
import { fold } from './words';
import { inKeywords, inName, inNamePart, inText, readPostings } from './postings';

/** A record that a query leads to. */
export interface Ranked {
  record: number;
  score: number;
}

export interface Ranking {
  /** Best first. */
  hits: Ranked[];
  /** Terms that were looked up, for highlighting. */
  terms: Set<string>;
}

export const P = {
  name: [3, 3.2, 2.6, 2.4, 2.2, 2.2, 2.2, 0], keyword: 1.6, text: 1, ctx: 1.3, below: 0.5,
  part: 0.75, cov: 1.6, exact: 1.5, links: 0.35, stop: 0.12, syn: 0.9, prec: 0.5, page: 1.1, belowCov: 0.5, raw: 1.12, partPrec: 0.4,
  area: { docs: 1, api: 0.85, changelog: 0.75 } as Record<string, number>,
};

interface Unit { word: QueryWord; matches: Matches; weight: number }

export function rank(index: OpenIndex, words: QueryWord[], allows: (page: number) => boolean): Ranking {
  const terms = new Set<string>();
  const units = unitsOf(index, words, terms);
  if (units.length === 0) return { hits: [], terms };
  const N = index.size;
  const ln = Math.log(1 + N);
  for (const unit of units) {
    const df = unit.matches.records.length;
    unit.weight = (unit.word.kind === 'stop' ? P.stop : 1) * Math.log(1 + (N - df + 0.5) / (df + 0.5)) / ln;
    if (df === 0) unit.weight = unit.word.kind === 'stop' ? 0 : 0.6;
  }
  const real = units.filter((unit) => unit.word.kind === 'content');
  const counted = real.length ? real : units;
  const total = counted.reduce((s, u) => s + u.weight, 0);

  const candidates = new Set<number>();
  for (const { matches } of counted) for (const record of matches.records) if (allows(index.pageOf[record]!)) candidates.add(record);

  const own = (u: Unit, r: number) => {
    const level = Number(index.levels[r]);
    const m = u.matches;
    return P.name[level]! * m.name[r]! + P.keyword * m.keyword[r]! + P.text * m.text[r]!;
  };
  // what stands below
  const below = units.map(() => new Float32Array(N));
  for (const r of candidates) {
    for (let a = r; index.parentOf[a]! !== a; ) {
      a = index.parentOf[a]!;
      units.forEach((u, i) => {
        const v = Math.max(0.8 * u.matches.name[r]!, 0.6 * Math.min(1, u.matches.text[r]!)) * (index.leadsOn[r] ? 0.3 : 1);
        if (v > below[i]![a]!) below[i]![a] = v;
      });
    }
  }
  const hits: Ranked[] = [];
  for (const r of candidates) {
    let sum = 0, covered = 0, inNameCount = 0;
    let nameSum = 0;
    units.forEach((u, i) => {
      const f = own(u, r);
      let ctx = 0;
      for (let a = r; index.parentOf[a]! !== a; ) {
        a = index.parentOf[a]!;
        ctx = Math.max(ctx, u.matches.name[a]!, 0.7 * u.matches.keyword[a]!);
      }
      if (u.matches.name[r]! > 0) { inNameCount += u.word.kind==='stop' && real.length ? 0 : u.matches.name[r]! >= 0.8 ? 1 : u.matches.name[r]! * P.partPrec; nameSum += u.weight * u.matches.name[r]!; }
      const e = f + P.ctx * ctx + P.below * below[i]![r]!;
      sum += u.weight * e;
      if (u.word.kind === 'content' || !real.length) covered += u.weight * Math.min(1, Math.max(u.matches.name[r]!, u.matches.keyword[r]!, u.matches.text[r]! > 0 ? 0.9 : 0, ctx * 0.9, below[i]![r]! * P.belowCov));
    });
    const size = index.nameSizeOf(r);
    const precision = size ? Math.min(1, inNameCount / size) : 0;
    let score = sum + P.prec * nameSum * P.name[Number(index.levels[r])]! * precision;
    score *= (covered / total) ** P.cov;
    if (inNameCount === counted.length && precision === 1) score *= P.exact;
    if (index.levels[r] === '1') score *= P.page;
    if (index.leadsOn[r]) score *= P.links;
    score *= P.area[index.pages[index.pageOf[r]!]!.area]!;
    if (score > 0) hits.push({ record: r, score });
  }
  hits.sort((a, b) => b.score - a.score || a.record - b.record);
  return { hits, terms };
}

function gather(index: OpenIndex, word: string, unfinished: boolean, terms: Set<string>): Matches {
  const matches = new Matches(index.size);
  for (const [term, weight] of expandWord(word, index.vocabulary, { unfinished, frequencyOf: index.frequencyOf })) {
    terms.add(index.terms[term]!);
    addTerm(index, term, weight, matches);
  }
  return matches;
}

function addTerm(index: OpenIndex, term: number, weight: number, matches: Matches) {
  readPostings(index.postings[term]!, (r, bits) => {
    const name = bits & inName ? 1 : bits & inNamePart ? P.part : 0;
    const tf = [0, 0.6, 1, 1.3][bits & inText]!;
    matches.add(r, weight * name, bits & inKeywords ? weight : 0, weight * tf * index.textWeight[r]!);
  });
}

function unitsOf(index: OpenIndex, words: QueryWord[], terms: Set<string>): Unit[] {
  const units: Unit[] = [];
  for (const word of words) {
    if (word.words.length === 0) {
      units.push({ word, matches: gather(index, word.text, word.unfinished, terms), weight: 0 });
      continue;
    }
    const parts = word.words.map((text, i) => gather(index, text, word.unfinished && i === word.words.length - 1, terms));
    if (index.vocabulary.kinOf(word.text).length || (word.unfinished && [...index.vocabulary.beginningWith(word.text)].length)) {
      const matches = gather(index, word.text, word.unfinished, terms);
      matches.addAll(matchAll(parts, index.size), 0.7);
      units.push({ word, matches, weight: 0 });
    } else {
      parts.forEach((matches, i) => units.push({ word: { ...word, text: word.words[i]!, words: [], kind: 'content' }, matches, weight: 0 }));
    }
  }
  // joined and synonyms
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to < Math.min(units.length, from + 4); to++) {
      const joined = units.slice(from, to + 1).map((u) => fold(u.word.text)).join('');
      const found = index.vocabulary.kinOf(joined);
      if (!found.length) continue;
      const m = new Matches(index.size);
      for (const term of found) { terms.add(index.terms[term]!); addTerm(index, term, 0.95, m); }
      for (let u = from; u <= to; u++) units[u]!.matches.addAll(m);
    }
    for (const { typed, found } of index.synonymsOf.get(units[from]!.word.text) ?? []) {
      if (!typed.every((t, i) => units[from + i]?.word.text === t)) continue;
      const m = matchAll(found.map((f) => gather(index, f, false, terms)), index.size);
      for (let i = 0; i < typed.length; i++) units[from + i]!.matches.addAll(m, P.syn);
    }
  }
  return units;
}
