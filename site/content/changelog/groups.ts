import type { Entry } from './parseEntry';
import type { Changelog } from './readChangelog';
import { kinds } from './schema';

/** Entries by year, newest year first. */
export function byYear(entries: Entry[]) {
  const years = new Map<string, Entry[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, own]) => ({ year, entries: own }));
}

/** Authors who have entries, by name, each with their entries. */
export function byAuthor({ entries, authors }: Changelog) {
  return Object.entries(authors)
    .map(([key, author]) => ({
      key,
      author,
      entries: entries.filter((entry) => entry.authors.includes(key)),
    }))
    .filter(hasEntries)
    .sort((a, b) => a.author.name.localeCompare(b.author.name));
}

/** Tags that have entries, by label, each with its entries. */
export function byTag({ entries, tags }: Changelog) {
  return Object.entries(tags)
    .map(([key, tag]) => ({ key, tag, entries: entries.filter((entry) => entry.tags.includes(key)) }))
    .filter(hasEntries)
    .sort((a, b) => a.tag.label.localeCompare(b.tag.label));
}

/** Kinds of change that have entries, in the order of `kinds`, each with its entries. */
export function byKind(entries: Entry[]) {
  return kinds
    .map((kind) => ({ kind, entries: entries.filter((entry) => entry.kinds.includes(kind)) }))
    .filter(hasEntries);
}

const hasEntries = ({ entries }: { entries: Entry[] }) => entries.length > 0;
