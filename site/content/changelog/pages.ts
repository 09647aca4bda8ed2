import { archiveRoute, authorRoute, authorsRoute, changelogRoute, kindRoute, tagRoute } from './addresses';
import { byAuthor, byKind, byTag, byYear } from './groups';
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
    | { type: 'index' | 'author' | 'tag' | 'kind'; list: ListPage<Entry> }
    | { type: 'archive'; years: ReturnType<typeof byYear> }
    | { type: 'authors'; authors: ReturnType<typeof byAuthor> }
    | { type: 'entry'; entry: Entry; newer?: Entry; older?: Entry }
  );

/** All pages of the changelog. Each filter that has entries is a page, so that it works without JavaScript. */
export function changelogPages(changelog: Changelog, { siteTitle }: { siteTitle: string }): ChangelogPage[] {
  const { entries } = changelog;
  const name = `${siteTitle} Changelog`;
  /** The pages of a list, numbered from the second. Readers scan a filtered list, so its pages are longer. */
  const lists = <Type extends string>(type: Type, all: Entry[], { route, title, description }: PageHead) =>
    paginate(all, type === 'index' ? 10 : 50, route).map((list) => ({
      type,
      list,
      route: list.route,
      title: list.number === 1 ? title : `${title}, page ${list.number}`,
      description: list.number === 1 ? description : `${description} Page ${list.number}.`,
    }));

  const head = (route: string, title: string, description: string) => ({ route, title, description });
  const main = head(changelogRoute, name, `What changed in ${siteTitle}, newest first.`);
  const archive = head(archiveRoute, `${name}: Archive`, `Every entry of the ${name}, by year.`);
  const authors = head(authorsRoute, `${name}: Authors`, `Who writes the ${name}.`);
  return [
    ...lists('index', entries, main),
    { type: 'archive', years: byYear(entries), ...archive },
    { type: 'authors', authors: byAuthor(changelog), ...authors },
    ...byAuthor(changelog).flatMap(({ key, author, entries: own }) => {
      const description = `${author.name}: entries of the ${name}.`;
      return lists('author', own, { route: authorRoute(key), title: `${name}: ${author.name}`, description });
    }),
    ...byTag(changelog).flatMap(({ key, tag: { label, description }, entries: own }) =>
      lists('tag', own, { route: tagRoute(key), title: `${name}: ${label}`, description }),
    ),
    ...byKind(entries).flatMap(({ kind, entries: own }) => {
      const { label, description } = kindWords[kind];
      const title = `${name}, kind of change: ${label}`;
      return lists('kind', own, { route: kindRoute(kind), title, description });
    }),
    ...entries.map((entry, index) => ({
      type: 'entry' as const,
      entry,
      newer: entries[index - 1],
      older: entries[index + 1],
      route: entry.route,
      title: plain(entry.title),
      description: entry.description,
    })),
  ];
}
