import type { Entry } from './readEntry';
import type { Changelog } from './readChangelog';
import { kindDetails } from './schema';

/** Entries by year, newest year first. */
export const byYear = (entries: Entry[]) =>
  [...new Set(entries.map(({ date }) => date.slice(0, 4)))].map((year) => ({
    year,
    entries: entries.filter(({ date }) => date.startsWith(year)),
  }));

const groupsBy = <Value>(values: Record<string, Value>, field: 'authors' | 'tags' | 'kinds', all: Entry[]) =>
  Object.entries(values).flatMap(([key, value]) => {
    const entries = all.filter((entry) => entry[field].some((name) => name === key));
    return entries.length > 0 ? [{ key, value, entries }] : [];
  });

/** Authors who have entries, by name. */
export const byAuthor = ({ entries, authors }: Changelog) =>
  groupsBy(authors, 'authors', entries).sort((a, b) => a.value.name.localeCompare(b.value.name));

/** Tags that have entries, by label. */
export const byTag = ({ entries, tags }: Changelog) =>
  groupsBy(tags, 'tags', entries).sort((a, b) => a.value.label.localeCompare(b.value.label));

/** Kinds of change that have entries, in the order that readers see. */
export const byKind = ({ entries }: Changelog) => groupsBy(kindDetails, 'kinds', entries);
