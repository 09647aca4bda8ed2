import { archiveRoute, authorsRoute, changelogRoute, kindRoute, tagRoute } from './addresses';
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
import { kindWords, plain } from './words';

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
    | { type: 'entry'; entry: Entry }
  );

export interface ChangelogPagesOptions {
  /** Name of the site, as in "Neosync Changelog". */
  siteTitle: string;
  /** Entries on a page of a list. @default 10 */
  perPage?: number;
}

/**
 * All pages of the changelog. Each filter is an address of its own (`/changelog/tags/cli`,
 * `/changelog/kinds/breaking`), so that it works as a link, without JavaScript; only those with entries exist.
 */
export function changelogPages(
  changelog: Changelog,
  { siteTitle, perPage = 10 }: ChangelogPagesOptions,
): ChangelogPage[] {
  const { entries } = changelog;
  const name = `${siteTitle} Changelog`;
  const head = (title: string, description: string, { number, route }: ListPage<Entry>): PageHead => ({
    route,
    title: number === 1 ? title : `${title}, page ${number}`,
    description: number === 1 ? description : `${description} Page ${number}.`,
  });
  return [
    ...paginate(entries, perPage, changelogRoute).map((list) => ({
      ...head(name, `What changed in ${siteTitle}, newest first.`, list),
      type: 'index' as const,
      list,
    })),
    {
      route: archiveRoute,
      title: `${name} archive`,
      description: `Every entry of the ${name}, by year.`,
      type: 'archive',
      years: byYear(entries),
    },
    {
      route: authorsRoute,
      title: `${name} authors`,
      description: `Who writes the ${name}.`,
      type: 'authors',
      authors: byAuthor(changelog),
    },
    ...byTag(changelog).flatMap((group) =>
      paginate(group.entries, perPage, tagRoute(group.key)).map((list) => ({
        ...head(`${name}: ${group.tag.label}`, group.tag.description, list),
        type: 'tag' as const,
        group,
        list,
      })),
    ),
    ...byKind(entries).flatMap((group) => {
      const { label, description } = kindWords[group.kind];
      return paginate(group.entries, perPage, kindRoute(group.kind)).map((list) => ({
        ...head(`${name}, kind of change: ${label}`, description, list),
        type: 'kind' as const,
        group,
        list,
      }));
    }),
    ...entries.map((entry) => ({
      route: entry.route,
      title: plain(entry.title),
      description: entry.description,
      type: 'entry' as const,
      entry,
    })),
  ];
}
