import { distance } from 'fastest-levenshtein';

/** A page to suggest. */
export interface Address {
  title: string;
  /** Address with base. */
  href: string;
}

/** The three pages most like a path that doesn't exist, best first, by the whole path (typos) and by its words (moved pages). */
export function nearestAddresses(asked: string, addresses: Address[]): Address[] {
  // Longer paths are not typos.
  if (asked.length > 200) return [];
  const path = asked.toLowerCase().replace(/\/+$/, '');
  const words = wordsOf(path);
  return addresses
    .map((address) => ({ address, score: likeness(path, words, address) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.address.href.localeCompare(b.address.href))
    .slice(0, 3)
    .map(({ address }) => address);
}

/** From 0 (nothing in common) to about 3 (the same). */
function likeness(path: string, words: string[], { href, title }: Address): number {
  const longer = Math.max(path.length, href.length);
  const whole = 1 - distance(path, href.toLowerCase()) / longer;
  const others = [...wordsOf(href.toLowerCase()), ...wordsOf(title.toLowerCase())];
  const found = words.filter((word) =>
    others.some((other) => word === other || (word.length > 3 && distance(word, other) <= 1)),
  ).length;
  const shared = words.length === 0 ? 0 : found / words.length;
  return (whole > 0.6 ? whole * 2 : 0) + shared;
}

const wordsOf = (text: string) => text.split(/[^a-z0-9]+/).filter((word) => word.length > 1);
