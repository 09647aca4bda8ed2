import { editDistance } from '../documents/editDistance';

/** A page in `addresses.json`, in the order of the sidebar: its address with base, and its group there. */
export interface Address {
  title: string;
  href: string;
  section?: string;
}

/** The three pages nearest to a path or query, best first: by the whole text (typos) and by words (moved pages). */
export function nearestAddresses(asked: string, addresses: Address[]): Address[] {
  const path = asked.slice(0, 200).toLowerCase();
  return addresses
    .map((address) => ({ address, score: likeness(path, address) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** From 0 (nothing in common) to about 3 (the same). */
function likeness(path: string, { href, title }: Address): number {
  const others = piecesOf(`${href} ${title}`.toLowerCase());
  const near = (word: string) => Math.max(0, ...others.map((other) => share(word, other))) ** 2;
  const shared = piecesOf(path).reduce((sum, word) => sum + near(word) * word.length, 0);
  return 2 * share(path, href.toLowerCase()) + shared / path.length;
}

/** The share of letters that two texts have in common; 0 unless they are near and begin alike. */
function share(a: string, b: string): number {
  const common = 1 - editDistance(a, b) / Math.max(a.length, b.length);
  return common > 0.6 && a[0] === b[0] ? common : 0;
}

const piecesOf = (text: string) => text.split(/[^a-z0-9]+/).filter((word) => word.length > 1);
