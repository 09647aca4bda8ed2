import { typoDistance } from './typoDistance';
import { weights } from './weights';
import { fold } from './words';
import type { Vocabulary } from './vocabulary';

/** Terms by number, each with how well it matches the typed word, 0 to 1. */
export type Expansion = Map<number, number>;

/** Terms that a word can lead to while it is being typed. */
const maxBeginnings = 48;
/** Terms that a typo can have been meant as. */
const maxTypos = 6;

export interface ExpandOptions {
  unfinished: boolean;
  /** What to do with a word that no record has: treat it as a typo, or drop it. */
  unknown: 'guess' | 'leave';
  /** Number of records with a term. */
  frequencyOf: (term: number) => number;
}

/** Finds the terms for a word: the word itself, its other forms, longer words that begin with it and, if there are none, corrections of a typo. */
export function expandWord(
  word: string,
  vocabulary: Vocabulary,
  { unfinished, unknown, frequencyOf }: ExpandOptions,
): Expansion {
  const found: Expansion = new Map();
  const add = (term: number, weight: number) => found.set(term, Math.max(weight, found.get(term) ?? 0));

  const exact = vocabulary.numberOf(word);
  if (exact !== undefined) add(exact, 1);
  for (const term of vocabulary.kinOf(word)) add(term, kinship(word, vocabulary.terms[term]!));
  const known = found.size > 0;

  addBeginnings();
  if (unknown === 'guess' && !known && (found.size === 0 || !unfinished)) addTypos();
  return found;

  function addBeginnings() {
    if (word.length < (unfinished ? 1 : 3)) return;
    const terms = vocabulary.beginningWith(word).map((term) => ({ term, frequency: frequencyOf(term) }));
    // While a word is typed, the short and the common ones are the likely ones.
    if (terms.length > maxBeginnings) terms.sort((a, b) => b.frequency - a.frequency).length = maxBeginnings;
    for (const { term } of terms) {
      const share = word.length / vocabulary.terms[term]!.length;
      // A word that is complete in itself rarely is the beginning of another one.
      add(term, (unfinished ? (known ? 0.35 : 0.55) : known ? 0.1 : 0.35) + 0.35 * share);
    }
  }

  function addTypos() {
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : word.length < 12 ? 2 : 3;
    if (most === 0) return;
    const mayGoOn = unfinished && word.length > 4;
    const candidates: { term: number; distance: number }[] = [];
    for (const term of vocabulary.like(word, most, word.length + (mayGoOn ? 12 : most))) {
      const meant = vocabulary.terms[term]!;
      let distance = typoDistance(word, meant, most);
      if (distance > most && mayGoOn) distance = typoDistance(word, meant, most, true) + 0.5;
      // The first letter is seldom wrong.
      if (meant[0] !== word[0]) distance += 0.6;
      if (distance <= most + 0.5) candidates.push({ term, distance });
    }
    candidates.sort((a, b) => a.distance - b.distance || frequencyOf(b.term) - frequencyOf(a.term));
    const best = candidates[0]?.distance ?? 0;
    for (const { term, distance } of candidates.slice(0, maxTypos)) {
      if (distance > best + 0.6) break;
      const weight = weights.typo - 0.25 * (distance - best);
      add(term, weight);
      const meant = vocabulary.terms[term]!;
      for (const form of vocabulary.kinOf(meant)) add(form, weight * kinship(meant, vocabulary.terms[form]!));
    }
  }
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
