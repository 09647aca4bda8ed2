import type { ArchiveListProps, AuthorCardProps, ChangelogEntryProps, FilterLinksProps } from '#ui';

import {
  authorRoute,
  archiveRoute,
  authorsRoute,
  changelogRoute,
  feedRoutes,
  kindRoute,
  tagRoute,
} from '../content/changelog/addresses';
import { byKind, byTag } from '../content/changelog/groups';
import { changelogPages as listPages, type ChangelogPage } from '../content/changelog/pages';
import type { ListPage } from '../content/changelog/paginate';
import type { Entry } from '../content/changelog/parseEntry';
import type { Changelog } from '../content/changelog/readChangelog';
import { changelogSidebar } from '../content/changelog/sidebar';
import { kindWords } from '../content/changelog/schema';
import type { Navigation } from '../content/documents/navigation';
import { withBase } from '../content/documents/withBase';
import { writeMdx } from '../content/documents/writeMarkdown';
import type { Settings } from '../settings/schema';
import { dayInYear, dayOf, monthInYear } from './dates';
import { changelogFeeds } from './changelogFeeds';
import type { GeneratedPage } from './generatedPage';

/** A part of a sentence: words, or a link. */
export type Phrase = string | { label: string; href: string };

/** An entry in a list; its excerpt is the text of the same name. */
export type ListedEntry = Omit<ChangelogEntryProps, 'children'> & { excerpt: string };

export interface ChangelogPageProps {
  title: string;
  lead: Phrase[];
  /** The newest entry, above the filters. */
  latest?: ListedEntry;
  filters?: FilterLinksProps[];
  entries?: ListedEntry[];
  pages?: { current: number; total: number; first: string };
  years?: ArchiveListProps['years'];
  authors?: AuthorCardProps[];
}

/** What the sign of an entry is engraved from. */
const rosetteOf = ({ kinds, changes, date }: Entry) => ({ kinds, changes, day: Number(date.slice(-2)) });

/** The pages of the changelog that list entries or authors. */
export function changelogPages(changelog: Changelog, settings: Settings): GeneratedPage[] {
  const href = (route: string) => withBase(route, settings.base);
  const sidebar = changelogSidebar(changelog.entries, settings.base);
  const filtersOf = filters(changelog, href);
  return listPages(changelog, { siteTitle: settings.title }).flatMap((page) => {
    if (page.type === 'entry') return [];
    const props = { title: page.title, ...partsOf(page, { changelog, filtersOf, href }) };
    const { latest, entries = [] } = props;
    const excerpts = new Map(changelog.entries.map(({ slug, excerpt }) => [slug, excerpt]));
    const slugs = [latest, ...entries].flatMap((entry) => entry?.excerpt ?? []);
    const data = {
      title: page.title,
      description: page.description,
      toc: [],
      layout: 'wide' as const,
      navigation: {
        ...listNavigation(page, sidebar),
        within: sidebarEntryOf(page, href),
      },
      alternates: changelogFeeds(settings),
    };
    return [
      {
        route: page.route,
        component: { file: 'ChangelogPage.tsx', name: 'ChangelogPage' },
        props,
        texts: new Map(slugs.map((slug) => [slug, writeMdx(excerpts.get(slug)!.tree.children)])),
        data,
      },
    ];
  });
}

/** The list in the sidebar that a page without an entry there belongs to. */
function sidebarEntryOf(page: ChangelogPage, href: (route: string) => string): string | undefined {
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
  filtersOf: (page: ChangelogPage) => FilterLinksProps[];
  href: (route: string) => string;
}

type Parts = Omit<ChangelogPageProps, 'title'>;

function partsOf(page: ChangelogPage, { changelog, filtersOf, href }: Surroundings): Parts {
  const { description } = page;
  switch (page.type) {
    case 'index': {
      const filters = filtersOf(page);
      if (page.list.number > 1) return { lead: [description], filters, ...listOf(page.list, href) };
      const { entries = [], pages } = listOf(page.list, href);
      const [latest, ...others] = entries;
      return {
        lead: indexLead(changelog, href),
        // What is new comes before ways to look for something else.
        latest: latest && { ...latest, place: 'latest' },
        filters,
        entries: others,
        pages,
      };
    }
    case 'tag':
      return {
        lead: [description],
        filters: filtersOf(page),
        ...listOf(page.list, href),
      };
    case 'kind':
      return { lead: [description], filters: filtersOf(page), ...listOf(page.list, href) };
    case 'archive':
      return {
        lead: [
          `${description} The more changed, the denser the lines: petals are what is new, circles what is improved, dots what is fixed, squares what breaks.`,
        ],
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
      };
    case 'authors':
      return {
        lead: [description],
        authors: page.authors.map(({ key, author, entries }) => ({
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
        })),
      };
    case 'author':
      return { lead: [description], ...listOf(page.list, href) };
    case 'entry':
      return { lead: [] };
  }
}

/** How to follow the changelog. */
function follow(href: (route: string) => string, before: string, after: string): Phrase[] {
  const { rss, atom, json } = feedRoutes(changelogRoute);
  return [
    `${before}Follow it by `,
    { label: 'RSS', href: href(rss) },
    ', ',
    { label: 'Atom', href: href(atom) },
    ' or ',
    { label: 'JSON Feed', href: href(json) },
    `.${after}`,
  ];
}

function indexLead({ entries, authors }: Changelog, href: (route: string) => string): Phrase[] {
  const first = entries.at(-1);
  const since = first ? ` since ${monthInYear(first.date)}` : '';
  const [name, ...others] = Object.values(authors).map((author) => author.name);
  const isAlone = name !== undefined && others.length === 0;
  return [
    ...(isAlone ? [`What changed${since}, written by `, { label: name, href: href(authorsRoute) }] : []),
    ...follow(href, isAlone ? '. ' : `What changed${since}. `, ' All entries by year are in the '),
    { label: 'archive', href: href(archiveRoute) },
    '.',
  ];
}

/** Links to the lists of one kind and of one tag: addresses of their own, so they work without a script. */
function filters(
  changelog: Changelog,
  href: (route: string) => string,
): (page: ChangelogPage) => FilterLinksProps[] {
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
      { heading: 'Kind', links: links([all, ...kinds]) },
      { heading: 'Tag', links: links(tags), fold: 'folded' },
    ];
  };
}

function listOf(
  { items, number, total, first }: ListPage<Entry>,
  href: (route: string) => string,
): Pick<Parts, 'entries' | 'pages'> {
  const pages = items.length === 0 ? undefined : { current: number, total, first: href(first) };
  return { entries: items.map((entry) => listedEntry(entry, href)), pages };
}

const listedEntry = (entry: Entry, href: (route: string) => string): ListedEntry => ({
  title: entry.title,
  href: href(entry.route),
  date: dayOf(entry.date),
  changes: entry.changes === 1 ? '1 change' : `${entry.changes} changes`,
  rosette: rosetteOf(entry),
  excerpt: entry.slug,
});
