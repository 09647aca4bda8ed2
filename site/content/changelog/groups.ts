import type { Entry } from './parseEntry';
import type { Changelog } from './readChangelog';
import { kinds, type Authors, type Kind, type Tags } from './schema';

export interface Year {
  /** Four digits. */
  year: string;
  /** Newest first. */
  entries: Entry[];
}

export interface AuthorGroup {
  key: string;
  author: Authors[string];
  /** Newest first. */
  entries: Entry[];
}

export interface TagGroup {
  key: string;
  tag: Tags[string];
  /** Newest first. */
  entries: Entry[];
}

export interface KindGroup {
  kind: Kind;
  /** Newest first. */
  entries: Entry[];
}

/** Entries by year, newest year first. */
export function byYear(entries: Entry[]): Year[] {
  const years = new Map<string, Entry[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, own]) => ({ year, entries: own }));
}

/** Authors with their entries, in the order of their names; those without an entry are left out. */
export function byAuthor({ entries, authors }: Changelog): AuthorGroup[] {
  return Object.entries(authors)
    .map(([key, author]) => ({
      key,
      author,
      entries: entries.filter((entry) => entry.authors.includes(key)),
    }))
    .filter((group) => group.entries.length > 0)
    .sort((a, b) => a.author.name.localeCompare(b.author.name));
}

/** Tags with their entries, in the order of their labels; those without an entry are left out. */
export function byTag({ entries, tags }: Changelog): TagGroup[] {
  return Object.entries(tags)
    .map(([key, tag]) => ({ key, tag, entries: entries.filter((entry) => entry.tags.includes(key)) }))
    .filter((group) => group.entries.length > 0)
    .sort((a, b) => a.tag.label.localeCompare(b.tag.label));
}

/** Kinds of change with the entries that have them, in the order of `kinds`; those without an entry are left out. */
export function byKind(entries: Entry[]): KindGroup[] {
  return kinds
    .map((kind) => ({ kind, entries: entries.filter((entry) => entry.kinds.includes(kind)) }))
    .filter((group) => group.entries.length > 0);
}
