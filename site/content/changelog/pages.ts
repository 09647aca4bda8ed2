import { archiveRoute, authorRoute, authorsRoute, changelogRoute, kindRoute, tagRoute } from './addresses';
import { byAuthor, byKind, byTag, byYear, type AuthorGroup, type KindGroup, type TagGroup, type Year } from './groups';
import { paginate, type ListPage } from './paginate';
import type { Entry } from './parseEntry';
import type { Changelog } from './readChangelog';
import { kindWords, plain } from './schema';

interface PageHead {
  /** Address without base. */
  route: string;
  /** For `<title>`, in plain text; no two pages have the same, save entries that are called the same. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
}

/** A page of the changelog, with all that is shown on it. */
export type ChangelogPage = PageHead &
  (
    | { type: 'index'; list: ListPage<Entry> }
    | { type: 'tag'; group: TagGroup; list: ListPage<Entry> }
    | { type: 'kind'; group: KindGroup; list: ListPage<Entry> }
    | { type: 'archive'; years: Year[] }
    | { type: 'authors'; authors: AuthorGroup[] }
    | { type: 'author'; group: AuthorGroup; list: ListPage<Entry> }
    | { type: 'entry'; entry: Entry }
  );

export interface ChangelogPagesOptions {
  /** Name of the site, as in "Neosync Changelog". */
  siteTitle: string;
  /** Entries on a page of the list of all. @default 10 */
  perPage?: number;
  /** Entries on a page of a list of some: who filters looks for something, and looks through more at once. @default 50 */
  perFilteredPage?: number;
}

/**
 * All pages of the changelog. Each filter is an address of its own (`/changelog/tags/cli`,
 * `/changelog/kinds/breaking`), so that it works as a link, without JavaScript; only those with entries exist.
 */
export function changelogPages(
  changelog: Changelog,
  { siteTitle, perPage = 10, perFilteredPage = 50 }: ChangelogPagesOptions,
): ChangelogPage[] {
  const { entries } = changelog;
  const name = `${siteTitle} Changelog`;
  const head = (title: string, description: string, { number, route }: ListPage<Entry>): PageHead => ({
    route,
    title: number === 1 ? title : `${title}, page ${number}`,
    description: number === 1 ? description : `${description} Page ${number}.`,
  });
  const pages: ChangelogPage[] = [];
  for (const list of paginate(entries, perPage, changelogRoute)) {
    pages.push({ type: 'index', list, ...head(name, `What changed in ${siteTitle}, newest first.`, list) });
  }
  pages.push(
    {
      type: 'archive',
      years: byYear(entries),
      route: archiveRoute,
      title: `${name} archive`,
      description: `Every entry of the ${name}, by year.`,
    },
    {
      type: 'authors',
      authors: byAuthor(changelog),
      route: authorsRoute,
      title: `${name} authors`,
      description: `Who writes the ${name}.`,
    },
  );
  for (const group of byAuthor(changelog)) {
    const { name: author } = group.author;
    for (const list of paginate(group.entries, perFilteredPage, authorRoute(group.key))) {
      const described = `What ${author} wrote in the ${name}.`;
      pages.push({ type: 'author', group, list, ...head(`${name}: ${author}`, described, list) });
    }
  }
  for (const group of byTag(changelog)) {
    const { label, description } = group.tag;
    for (const list of paginate(group.entries, perFilteredPage, tagRoute(group.key))) {
      pages.push({ type: 'tag', group, list, ...head(`${name}: ${label}`, description, list) });
    }
  }
  for (const group of byKind(entries)) {
    const { label, description } = kindWords[group.kind];
    for (const list of paginate(group.entries, perFilteredPage, kindRoute(group.kind))) {
      pages.push({
        type: 'kind',
        group,
        list,
        ...head(`${name}, kind of change: ${label}`, description, list),
      });
    }
  }
  for (const entry of entries) {
    const { route, title, description } = entry;
    pages.push({ type: 'entry', entry, route, title: plain(title), description });
  }
  return pages;
}
