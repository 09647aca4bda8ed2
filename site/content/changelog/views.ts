import { archiveRoute, authorRoute, authorsRoute, changelogRoute, kindRoute, tagRoute } from './addresses';
import { byAuthor, byKind, byTag, byYear } from './groups';
import { paginate } from './paginate';
import type { Entry } from './readEntry';
import type { Changelog } from './readChangelog';
import { stripBackticks } from './schema';

interface ViewBase {
  /** Address without base. */
  route: string;
  /** For `<title>`, in plain text. Unique, except when entries have the same title. */
  title: string;
  /** Label in the breadcrumbs. */
  label: string;
  description: string;
}

/** A page of the changelog, with all its content. */
export type ChangelogView = ViewBase &
  (
    | { type: 'index' | 'author' | 'tag' | 'kind'; list: ReturnType<typeof paginate<Entry>>[number] }
    | { type: 'archive'; years: ReturnType<typeof byYear> }
    | { type: 'authors'; authors: ReturnType<typeof byAuthor> }
    | { type: 'entry'; entry: Entry; newer?: Entry; older?: Entry }
  );

/** All pages of the changelog. Each filter with entries is a page, so that it works without JavaScript. */
export function changelogViews(changelog: Changelog, siteTitle: string): ChangelogView[] {
  const { entries } = changelog;
  const name = `${siteTitle} Changelog`;
  const describe = (route: string, label: string, description: string, title = `${name}: ${label}`) => {
    return { route, label, description, title };
  };
  /** All pages of a list. Readers scan a filtered list, so its pages are longer. */
  const listPages = <Type extends string>(type: Type, all: Entry[], view: ViewBase) =>
    paginate(all, type === 'index' ? 10 : 50, view.route).map((list) => {
      if (list.number === 1) return { type, list, ...view };
      const suffix = `, page ${list.number}`;
      const description = `${view.description} Page ${list.number}.`;
      return { type, list, ...describe(list.route, view.label + suffix, description, view.title + suffix) };
    });
  const main = describe(changelogRoute, 'All entries', `What changed in ${siteTitle}, newest first.`, name);
  const archive = describe(archiveRoute, 'Archive', `Every entry of the ${name}, by year.`);
  const authors = describe(authorsRoute, 'Authors', `Who writes the ${name}.`);
  return [
    ...listPages('index', entries, main),
    { type: 'archive', years: byYear(entries), ...archive },
    { type: 'authors', authors: byAuthor(changelog), ...authors },
    ...byAuthor(changelog).flatMap(({ key, value: { name: author }, entries: byThem }) =>
      listPages('author', byThem, describe(authorRoute(key), author, `${author}: entries of the ${name}.`)),
    ),
    ...byTag(changelog).flatMap(({ key, value: { label, description }, entries: tagged }) =>
      listPages('tag', tagged, describe(tagRoute(key), label, description)),
    ),
    ...byKind(changelog).flatMap(({ key, value: { label, description }, entries: ofKind }) => {
      const title = `${name}, kind of change: ${label}`;
      return listPages('kind', ofKind, describe(kindRoute(key), label, description, title));
    }),
    ...entries.map((entry, index) => ({
      type: 'entry' as const,
      entry,
      newer: entries[index - 1],
      older: entries[index + 1],
      ...describe(entry.route, entry.title, entry.description, stripBackticks(entry.title)),
    })),
  ];
}
