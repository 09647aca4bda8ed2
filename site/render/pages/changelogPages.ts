import type { ChangelogEntryProps } from '#ui';

import {
  authorRoute,
  archiveRoute,
  authorsRoute,
  changelogRoute,
  feedRoutes,
  kindRoute,
  tagRoute,
} from '../../content/changelog/addresses';
import { byKind, byTag } from '../../content/changelog/groups';
import { changelogPages as listPages, type ChangelogPage } from '../../content/changelog/pages';
import type { ListPage } from '../../content/changelog/paginate';
import type { Entry } from '../../content/changelog/parseEntry';
import type { Changelog } from '../../content/changelog/readChangelog';
import { changelogSidebar } from '../../content/changelog/sidebar';
import { kindWords } from '../../content/changelog/schema';
import { writeElement } from '../../content/documents/element';
import type { Navigation } from '../../content/documents/navigation';
import { withBase } from '../../content/documents/withBase';
import { writeMdx } from '../../content/documents/writeMarkdown';
import type { Settings } from '../../settings/schema';
import { dayInYear, dayOf, monthInYear } from '../dates';
import { feedsOf } from './changelogFeeds';
import type { GeneratedPage } from './generatedPage';

/** What the sign of an entry is engraved from. */
const rosetteOf = ({ kinds, changes, date }: Entry) => ({ kinds, changes, day: Number(date.slice(-2)) });

/** The pages of the changelog that list entries, written in MDX. */
export function changelogPages(changelog: Changelog, settings: Settings): GeneratedPage[] {
  const href = (route: string) => withBase(route, settings.base);
  const sidebar = changelogSidebar(changelog.entries, settings.base);
  const filtersOf = filters(changelog, href);
  return listPages(changelog, { siteTitle: settings.title }).flatMap((page) => {
    if (page.type === 'entry') return [];
    const blocks = [`# ${page.title}`, ...blocksOf(page, { changelog, filtersOf, href })];
    const data = {
      title: page.title,
      description: page.description,
      toc: [],
      layout: 'wide' as const,
      navigation: {
        ...listNavigation(page, sidebar),
        within: listOf(page, href),
      },
      alternates: feedsOf(page, settings),
    };
    return [{ route: page.route, source: blocks.join('\n\n'), data }];
  });
}

/** The list in the sidebar that a page without an entry there belongs to. */
function listOf(page: ChangelogPage, href: (route: string) => string): string | undefined {
  if (page.type === 'author') return href(authorsRoute);
  const isList = page.type === 'index' || page.type === 'tag' || page.type === 'kind';
  return isList && page.route !== changelogRoute ? href(changelogRoute) : undefined;
}

function listNavigation({ route, title }: ChangelogPage, sidebar: Navigation['sidebar']): Navigation {
  const trail = route === changelogRoute ? [] : [{ label: 'Changelog' }, { label: title }];
  return { sidebar, trail, versions: [] };
}

interface Surroundings {
  changelog: Changelog;
  /** The filters above a list. */
  filtersOf: (page: ChangelogPage) => string[];
  href: (route: string) => string;
}

function blocksOf(page: ChangelogPage, { changelog, filtersOf, href }: Surroundings): string[] {
  switch (page.type) {
    case 'index':
      return [
        page.list.number === 1 ? indexLead(changelog) : page.description,
        // What is new comes before ways to look for something else.
        ...(page.list.number === 1 ? listed(page.list.items.slice(0, 1), href, 'latest') : []),
        ...filtersOf(page),
        ...list(page.list, href, page.list.number === 1 ? 1 : 0),
      ];
    case 'tag':
    case 'kind':
      return [
        page.type === 'tag' ? `${page.description} ${follow(tagRoute(page.group.key))}` : page.description,
        ...filtersOf(page),
        ...list(page.list, href),
      ];
    case 'archive':
      return [
        `${page.description} The more changed, the denser the lines: petals are what is new, circles what is improved, dots what is fixed, squares what breaks.`,
        writeElement('ArchiveList', {
          years: page.years.map(({ year, entries }) => ({
            year,
            count: entries.length === 1 ? '1 entry' : `${entries.length} entries`,
            entries: entries.map((entry) => ({
              title: entry.title,
              href: href(entry.route),
              date: { iso: entry.date, text: dayInYear(entry.date) },
              rosette: rosetteOf(entry),
            })),
          })),
        }),
      ];
    case 'authors':
      return [
        page.description,
        ...page.authors.map(({ key, author, entries }) =>
          writeElement('AuthorCard', {
            id: key,
            name: author.name,
            title: author.title,
            image: author.image,
            href: href(authorRoute(key)),
            links: [
              {
                label: entries.length === 1 ? '1 entry' : `${entries.length} entries`,
                href: href(authorRoute(key)),
              },
              ...(author.url ? [{ label: 'Profile', href: author.url, external: true }] : []),
            ],
          }),
        ),
      ];
    case 'author':
      return [page.description, ...list(page.list, href)];
    case 'entry':
      return [];
  }
}

/** Where to follow a list. Addresses in Markdown get their base with all others. */
function follow(route: string): string {
  const { rss, atom, json } = feedRoutes(route);
  return `Follow it by [RSS](${rss}), [Atom](${atom}) or [JSON Feed](${json}).`;
}

function indexLead({ entries, authors }: Changelog): string {
  const first = entries.at(-1);
  const since = first ? ` since ${monthInYear(first.date)}` : '';
  const names = Object.values(authors).map(({ name }) => name);
  const by = names.length === 1 ? `, written by [${names[0]}](${authorsRoute})` : '';
  return `What changed${since}${by}. ${follow(changelogRoute)} All entries by year are in the [archive](${archiveRoute}).`;
}

/** Links to the lists of one kind and of one tag: addresses of their own, so they work without a script. */
function filters(changelog: Changelog, href: (route: string) => string): (page: ChangelogPage) => string[] {
  const { entries } = changelog;
  const all = { label: 'All', href: href(changelogRoute), count: entries.length };
  const kinds = byKind(entries).map(({ kind, entries: own }) => ({
    label: kindWords[kind].label,
    href: href(kindRoute(kind)),
    count: own.length,
  }));
  const tags = byTag(changelog).map(({ key, tag, entries: own }) => ({
    label: tag.label,
    href: href(tagRoute(key)),
    count: own.length,
  }));
  return (page) => {
    const shown = 'list' in page ? href(page.list.first) : undefined;
    const links = (list: typeof kinds) => list.map((link) => ({ ...link, current: link.href === shown }));
    return [
      writeElement('FilterLinks', { heading: 'Kind', links: links([all, ...kinds]) }),
      writeElement('FilterLinks', { heading: 'Tag', links: links(tags), fold: 'folded' }),
    ];
  };
}

/** @param from How many of the first are shown elsewhere. */
function list(
  { items, number, total, first }: ListPage<Entry>,
  href: (route: string) => string,
  from = 0,
): string[] {
  if (items.length === 0) return ['There is no entry yet.'];
  const pages = writeElement('Pages', { current: number, total, first: href(first) });
  return [...listed(items.slice(from), href), pages];
}

function listed(
  entries: Entry[],
  href: (route: string) => string,
  place?: ChangelogEntryProps['place'],
): string[] {
  return entries.map((entry) =>
    writeElement(
      'ChangelogEntry',
      {
        title: entry.title,
        href: href(entry.route),
        date: dayOf(entry.date),
        changes: entry.changes === 1 ? '1 change' : `${entry.changes} changes`,
        rosette: rosetteOf(entry),
        place,
      },
      writeMdx(entry.excerpt.tree.children),
    ),
  );
}
