import type { Entry } from './parseEntry';
import type { Changelog } from './readChangelog';
import { kinds } from './schema';

/** Entries by year, newest year first. */
export const byYear = (entries: Entry[]) =>
  [...new Set(entries.map(({ date }) => date.slice(0, 4)))].map((year) => ({
    year,
    entries: entries.filter(({ date }) => date.startsWith(year)),
  }));

/** Authors who have entries, by name, each with their entries. */
export const byAuthor = ({ entries, authors }: Changelog) =>
  Object.entries(authors)
    .map(([key, author]) => ({ key, author, entries: entries.filter((one) => one.authors.includes(key)) }))
    .filter(hasEntries)
    .sort((a, b) => a.author.name.localeCompare(b.author.name));

/** Tags that have entries, by label, each with its entries. */
export const byTag = ({ entries, tags }: Changelog) =>
  Object.entries(tags)
    .map(([key, tag]) => ({ key, tag, entries: entries.filter((one) => one.tags.includes(key)) }))
    .filter(hasEntries)
    .sort((a, b) => a.tag.label.localeCompare(b.tag.label));

/** Kinds of change that have entries, in the order of `kinds`, each with its entries. */
export const byKind = (entries: Entry[]) =>
  kinds
    .map((kind) => ({ kind, entries: entries.filter((entry) => entry.kinds.includes(kind)) }))
    .filter(hasEntries);

const hasEntries = ({ entries }: { entries: Entry[] }) => entries.length > 0;
