import type { OpenIndex } from './openIndex';
import { typoDistance } from './typoDistance';
import { weights } from './weights';
import { fold } from './words';

/** Terms by number, each with how well it matches the typed word, 0 to 1. */
export class Expansion extends Map<number, number> {
  /** Adds a term. A better match stays. */
  add(term: number, weight: number): void {
    this.set(term, Math.max(weight, this.get(term) ?? 0));
  }
}

/** Most terms that begin with a word, and most corrections of a typo. */
const maxBeginnings = 48;
const maxCorrections = 6;

/**
 * Finds the terms for a word: the word itself, its other forms, longer words that begin with it and, if there are none,
 * corrections of a typo.
 *
 * @param mayBeTypo Whether to correct a word that no record has.
 */
export function expandWord(
  index: OpenIndex,
  word: string,
  { unfinished, mayBeTypo }: { unfinished: boolean; mayBeTypo: boolean },
): Expansion {
  const found = new Expansion();
  const exact = index.vocabulary.numberOf(word);
  if (exact !== undefined) found.add(exact, 1);
  addForms(index, word, 1, found);
  const isKnown = found.size > 0;
  if (word.length >= (unfinished ? 1 : 3)) {
    const beginning = weights.beginning[unfinished ? 'unfinished' : 'finished'];
    addBeginnings(index, word, beginning[isKnown ? 'known' : 'unknown'], found);
  }
  const isTypo = !isKnown && (found.size === 0 || !unfinished);
  if (mayBeTypo && isTypo) addCorrections(index, word, unfinished, found);
  return found;
}

/** Adds the terms with the same stem as a word. */
function addForms({ vocabulary }: OpenIndex, word: string, weight: number, found: Expansion): void {
  for (const term of vocabulary.kinOf(word)) {
    found.add(term, weight * kinship(word, vocabulary.terms[term]!));
  }
}

/** Adds the terms that begin with a word, the short ones with more weight; of many, those in the most records. */
function addBeginnings(
  { vocabulary, frequencyOf }: OpenIndex,
  word: string,
  weight: number,
  found: Expansion,
): void {
  const terms = vocabulary.beginningWith(word).toSorted((a, b) => frequencyOf(b) - frequencyOf(a));
  for (const term of terms.slice(0, maxBeginnings)) {
    found.add(term, weight + weights.typedShare * (word.length / vocabulary.terms[term]!.length));
  }
}

/** Adds the terms that a word can have been meant as, and their other forms. */
function addCorrections(index: OpenIndex, word: string, unfinished: boolean, found: Expansion): void {
  const { vocabulary, frequencyOf } = index;
  const max = maxTypos(word.length);
  if (max === 0) return;
  const mayContinue = unfinished && word.length > 4;
  const candidates: { term: number; distance: number }[] = [];
  for (const term of vocabulary.like(word, max, word.length + (mayContinue ? 12 : max))) {
    const meant = vocabulary.terms[term]!;
    let distance = typoDistance(word, meant, max);
    if (distance > max && mayContinue) {
      distance = typoDistance(word, meant, max, true) + weights.unfinishedTypo;
    }
    if (meant[0] !== word[0]) distance += weights.wrongFirstLetter;
    if (distance <= max + weights.spareTypos) candidates.push({ term, distance });
  }
  candidates.sort((a, b) => a.distance - b.distance || frequencyOf(b.term) - frequencyOf(a.term));
  const best = candidates[0]?.distance ?? 0;
  for (const { term, distance } of candidates.slice(0, maxCorrections)) {
    if (distance > best + weights.maxTypoGap) break;
    const weight = weights.typo - weights.furtherTypo * (distance - best);
    found.add(term, weight);
    addForms(index, vocabulary.terms[term]!, weight, found);
  }
}

/** Most typos in a word of a length. */
function maxTypos(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 12 ? 2 : 3;
}

/** How well a term matches a word with the same stem. */
function kinship(word: string, term: string): number {
  if (word === term) return 1;
  const [a, b] = [fold(word), fold(term)];
  if (a === b) return weights.otherSpelling;
  if (a.replace(/(?<=..)e?s$/, '') === b.replace(/(?<=..)e?s$/, '')) return weights.plural;
  return uninflected(a) === uninflected(b) ? weights.inflection : weights.otherForm;
}

/** A verb without what it ends with in its forms: `map` for maps, mapped and mapping. Only good for comparing. */
function uninflected(word: string): string {
  return word.replace(/(?<=..)(?:ing|ed|es|e|s)$/, '').replace(/([^aeiou])\1$/, '$1');
}
