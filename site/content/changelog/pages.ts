import { archiveRoute, authorRoute, authorsRoute, changelogRoute, kindRoute, tagRoute } from './addresses';
import { byAuthor, byKind, byTag, byYear, type Groups } from './groups';
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
    | { type: 'tag'; group: Groups['tag']; list: ListPage<Entry> }
    | { type: 'kind'; group: Groups['kind']; list: ListPage<Entry> }
    | { type: 'archive'; years: Groups['year'][] }
    | { type: 'authors'; authors: Groups['author'][] }
    | { type: 'author'; group: Groups['author']; list: ListPage<Entry> }
    | { type: 'entry'; entry: Entry }
  );

/** Entries per page of the main list, and of a filtered list, which readers scan. */
const perPage = { main: 10, filtered: 50 };

/**
 * All pages of the changelog. Each filter that has entries is a page (`/changelog/tags/cli`), so that it works as a link
 * and without JavaScript.
 *
 * @param siteTitle Name of the site, as in "Neosync Changelog".
 */
export function changelogPages(changelog: Changelog, { siteTitle }: { siteTitle: string }): ChangelogPage[] {
  const { entries } = changelog;
  const name = `${siteTitle} Changelog`;
  /** The pages of a list, numbered from the second. */
  const lists = (all: Entry[], size: number, { route, title, description }: PageHead) =>
    paginate(all, size, route).map((list) => ({
      list,
      route: list.route,
      title: list.number === 1 ? title : `${title}, page ${list.number}`,
      description: list.number === 1 ? description : `${description} Page ${list.number}.`,
    }));
  const filtered = <Group extends { entries: Entry[] }>(group: Group, head: PageHead) =>
    lists(group.entries, perPage.filtered, head).map((page) => ({ group, ...page }));

  const main = {
    route: changelogRoute,
    title: name,
    description: `What changed in ${siteTitle}, newest first.`,
  };
  const archive = {
    route: archiveRoute,
    title: `${name} archive`,
    description: `Every entry of the ${name}, by year.`,
  };
  const authors = {
    route: authorsRoute,
    title: `${name} authors`,
    description: `Who writes the ${name}.`,
  };
  return [
    ...lists(entries, perPage.main, main).map((page) => ({ type: 'index' as const, ...page })),
    { type: 'archive', years: byYear(entries), ...archive },
    { type: 'authors', authors: byAuthor(changelog), ...authors },
    ...byAuthor(changelog).flatMap((group) => {
      const author = group.author.name;
      const description = `What ${author} wrote in the ${name}.`;
      const head = { route: authorRoute(group.key), title: `${name}: ${author}`, description };
      return filtered(group, head).map((page) => ({ type: 'author' as const, ...page }));
    }),
    ...byTag(changelog).flatMap((group) => {
      const { label, description } = group.tag;
      const head = { route: tagRoute(group.key), title: `${name}: ${label}`, description };
      return filtered(group, head).map((page) => ({ type: 'tag' as const, ...page }));
    }),
    ...byKind(entries).flatMap((group) => {
      const { label, description } = kindWords[group.kind];
      const title = `${name}, kind of change: ${label}`;
      const head = { route: kindRoute(group.kind), title, description };
      return filtered(group, head).map((page) => ({ type: 'kind' as const, ...page }));
    }),
    ...entries.map((entry) => {
      const { route, title, description } = entry;
      return { type: 'entry' as const, entry, route, title: plain(title), description };
    }),
  ];
}
