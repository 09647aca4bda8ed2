import type { OpenIndex } from './openIndex';
import { typoDistance } from './typoDistance';
import { weights } from './weights';
import { normalizeWord } from './words';

/** Numbers of terms, each with its similarity to the typed word, 0 to 1. If a term is repeated, its best match counts. */
export type Expansion = [term: number, similarity: number][];

/** The most terms that start with a word, and the most corrections of a typo. */
const maxCompletions = 48;
const maxCorrections = 6;

/** A word and its other forms, each with its similarity. */
export function formsOf({ vocabulary }: OpenIndex, word: string, weight: number): Expansion {
  const terms = vocabulary.withStemOf(word);
  return terms.map((term) => [term, weight * similarity(word, vocabulary.terms[term]!)]);
}

/** The terms that start with a word; short ones weigh more. If there are many, those in the most records. */
export function completionsOf(index: OpenIndex, word: string, weight: number): Expansion {
  const { vocabulary, frequencyOf } = index;
  const terms = vocabulary.withPrefix(word).toSorted((a, b) => frequencyOf(b) - frequencyOf(a));
  return terms.slice(0, maxCompletions).map((term) => {
    const share = word.length / vocabulary.terms[term]!.length;
    return [term, weight + weights.typedShare * share];
  });
}

/** The likeliest corrections of a word, which have the fewest typos, and their other forms. */
export function correctionsOf(index: OpenIndex, word: string, unfinished: boolean): Expansion {
  const { vocabulary, frequencyOf } = index;
  const max = maxTypos(word.length);
  if (max === 0) return [];
  const mayContinue = unfinished && word.length > 4;
  const candidates: { term: number; distance: number }[] = [];
  for (const [term, meant] of vocabulary.terms.entries()) {
    let distance = typoDistance(word, meant, max);
    if (distance > max && mayContinue) {
      distance = typoDistance(word, meant, max, true) + weights.unfinishedTypo;
    }
    if (distance <= max + weights.unfinishedTypo) candidates.push({ term, distance });
  }
  candidates.sort((a, b) => a.distance - b.distance || frequencyOf(b.term) - frequencyOf(a.term));
  const best = candidates.filter(({ distance }) => distance === candidates[0]!.distance);
  return best
    .slice(0, maxCorrections)
    .flatMap(({ term }) => formsOf(index, vocabulary.terms[term]!, weights.typo));
}

/** The most typos in a word of the given length. */
function maxTypos(length: number): number {
  if (length < 4) return 0;
  if (length < 7) return 1;
  return length < 12 ? 2 : 3;
}

/** How well a term matches a word with the same stem. */
function similarity(word: string, term: string): number {
  if (word === term) return 1;
  const [a, b] = [normalizeWord(word), normalizeWord(term)];
  if (a === b) return weights.otherSpelling;
  return uninflected(a) === uninflected(b) ? weights.inflection : weights.otherForm;
}

/** A verb without the endings of its forms: `map` for maps, mapped, and mapping. Only for comparisons. */
function uninflected(word: string): string {
  return word.replace(/(?<=..)(?:ing|ed|es|e|s)$/, '').replace(/([^aeiou])\1$/, '$1');
}
