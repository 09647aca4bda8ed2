import { archiveRoute, authorRoute, authorsRoute, changelogRoute, kindRoute, tagRoute } from './addresses';
import {
  byAuthor,
  byKind,
  byTag,
  byYear,
  type AuthorGroup,
  type KindGroup,
  type TagGroup,
  type Year,
} from './groups';
import { paginate, type ListPage } from './paginate';
import type { Entry } from './parseEntry';
import type { Changelog } from './readChangelog';
import { kindWords, plain } from './schema';

interface PageHead {
  /** Address without base. */
  route: string;
  /** For `<title>`, in plain text. Unique, except for entries with the same title. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
}

/** A page of the changelog, with everything on it. */
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
  /** Entries per page of the main list. @default 10 */
  perPage?: number;
  /** Entries per page of a filtered list, which readers scan. @default 50 */
  perFilteredPage?: number;
}

/**
 * All pages of the changelog. Each filter that has entries is a page (`/changelog/tags/cli`), so that it works as a link
 * and without JavaScript.
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
  /** The pages of a list of some entries, which have the same title and description but for their number. */
  const lists = (group: { entries: Entry[] }, route: string, title: string, description: string) =>
    paginate(group.entries, perFilteredPage, route).map((list) => ({
      list,
      ...head(title, description, list),
    }));

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
    const described = `What ${author} wrote in the ${name}.`;
    for (const page of lists(group, authorRoute(group.key), `${name}: ${author}`, described)) {
      pages.push({ type: 'author', group, ...page });
    }
  }
  for (const group of byTag(changelog)) {
    const { label, description } = group.tag;
    for (const page of lists(group, tagRoute(group.key), `${name}: ${label}`, description)) {
      pages.push({ type: 'tag', group, ...page });
    }
  }
  for (const group of byKind(entries)) {
    const { label, description } = kindWords[group.kind];
    const title = `${name}, kind of change: ${label}`;
    for (const page of lists(group, kindRoute(group.kind), title, description)) {
      pages.push({ type: 'kind', group, ...page });
    }
  }
  for (const entry of entries) {
    const { route, title, description } = entry;
    pages.push({ type: 'entry', entry, route, title: plain(title), description });
  }
  return pages;
}
