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

/** Adds the terms with the same stem as a word, itself among them. */
export function addForms({ vocabulary }: OpenIndex, word: string, weight: number, found: Expansion): void {
  for (const term of vocabulary.kinOf(word)) {
    found.add(term, weight * kinship(word, vocabulary.terms[term]!));
  }
}

/** Adds the terms that begin with a word, the short ones with more weight; of many, those in the most records. */
export function addBeginnings(index: OpenIndex, word: string, weight: number, found: Expansion): void {
  const { vocabulary, frequencyOf } = index;
  const terms = vocabulary.beginningWith(word).toSorted((a, b) => frequencyOf(b) - frequencyOf(a));
  for (const term of terms.slice(0, maxBeginnings)) {
    found.add(term, weight + weights.typedShare * (word.length / vocabulary.terms[term]!.length));
  }
}

/** Adds the terms with the fewest typos that a word can have been meant as, and their other forms. */
export function addCorrections(index: OpenIndex, word: string, unfinished: boolean, found: Expansion): void {
  const { vocabulary, frequencyOf } = index;
  const max = maxTypos(word.length);
  if (max === 0) return;
  const mayContinue = unfinished && word.length > 4;
  const candidates: { term: number; distance: number }[] = [];
  const longest = word.length + (mayContinue ? 12 : max);
  for (const [term, meant] of vocabulary.terms.entries()) {
    if (meant.length > longest) continue;
    let distance = typoDistance(word, meant, max);
    if (distance > max && mayContinue) {
      distance = typoDistance(word, meant, max, true) + weights.unfinishedTypo;
    }
    if (distance <= max + weights.unfinishedTypo) candidates.push({ term, distance });
  }
  candidates.sort((a, b) => a.distance - b.distance || frequencyOf(b.term) - frequencyOf(a.term));
  const best = candidates.filter(({ distance }) => distance === candidates[0]!.distance);
  for (const { term } of best.slice(0, maxCorrections)) {
    found.add(term, weights.typo);
    addForms(index, vocabulary.terms[term]!, weights.typo, found);
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
  return uninflected(a) === uninflected(b) ? weights.inflection : weights.otherForm;
}

/** A verb without what it ends with in its forms: `map` for maps, mapped and mapping. Only good for comparing. */
function uninflected(word: string): string {
  return word.replace(/(?<=..)(?:ing|ed|es|e|s)$/, '').replace(/([^aeiou])\1$/, '$1');
}
