import type { ArchiveListProps, EntryHeaderProps, FilterLinksProps, SidebarGroup } from '#ui';

import {
  archiveRoute,
  authorRoute,
  authorsRoute,
  changelogRoute,
  feedRoutes,
  kindRoute,
  posterRoute,
  tagRoute,
} from '../content/changelog/addresses';
import { byKind, byTag, byYear } from '../content/changelog/groups';
import type { ChangelogView } from '../content/changelog/views';
import type { Entry } from '../content/changelog/readEntry';
import type { Changelog } from '../content/changelog/readChangelog';
import { kindDetails } from '../content/changelog/schema';
import { withBase } from '../content/links/withBase';
import type { Content } from '../content/readContent';
import { dayAndMonth, monthAndYear, shortDate } from './dates';
import type { ChangelogList, Page, PagesOptions } from './pageData';
import { listedSymbols } from './referencePages';

type ListView = Exclude<ChangelogView, { type: 'entry' }>;
type ToHref = (route: string) => string;

/** The data of the changelog's pages: lists of entries and authors, and the entries. */
export function changelogPages(
  content: Pick<Content, 'changelog' | 'changelogViews' | 'reference' | 'commitTimes'>,
  { settings }: Pick<PagesOptions, 'settings'>,
): Page[] {
  const { changelog } = content;
  if (!changelog) return [];
  const symbols = listedSymbols(content.reference, settings.base);
  const toHref: ToHref = (route) => withBase(route, settings.base);
  const sidebar = sidebarOf(changelog.entries, toHref);
  const alternates = Object.entries(feedRoutes).map(([form, route]) => ({
    type: `application/${form === 'json' ? 'feed+json' : `${form}+xml`}`,
    href: toHref(route),
    title: `${settings.title} Changelog`,
  }));

  return content.changelogViews.map((view): Page => {
    const { route, title, label, description } = view;
    const trail = [{ label: 'Changelog', href: toHref(changelogRoute) }, { label }];
    const data = { route, title, description, alternates };
    if (view.type === 'entry') {
      const { entry, newer, older } = view;
      const { date, file } = entry;
      const updated = content.commitTimes.get(file) ?? date;
      const toLink = (link?: Entry) => link && { label: link.title, href: toHref(link.route) };
      return {
        file,
        sidebar,
        data: {
          ...data,
          kind: 'entry',
          section: 'Changelog',
          draft: entry.state === 'draft' || undefined,
          symbols: entry.symbols.flatMap((name) => symbols.get(name) ?? []),
          navigation: {
            trail,
            previous: toLink(newer),
            next: toLink(older),
            editHref: settings.content.editUrl?.replace('{file}', file),
            file,
          },
          entry: entryHeader(entry, changelog, toHref),
          // An entry's date can be later than its last change.
          metadata: { published: date, modified: updated > date ? updated : date },
        },
      };
    }

    const isMain = route === changelogRoute;
    const items = 'list' in view ? view.list.items : [];
    // The item of the sidebar to mark, because most lists have none there.
    const sidebarRoute = view.type === 'author' ? authorsRoute : 'list' in view && !isMain && changelogRoute;
    return {
      sidebar,
      excerpts: new Map(items.map(({ slug, excerpt }) => [slug, excerpt])),
      data: {
        ...data,
        kind: 'list',
        list: listOf(view, changelog, toHref),
        navigation: {
          trail: isMain ? [] : trail,
          sidebarHref: sidebarRoute ? toHref(sidebarRoute) : undefined,
        },
        metadata: {
          modified: (items[0] ?? changelog.entries[0])?.date,
          imageRoute: isMain ? undefined : changelogRoute,
        },
      },
    };
  });
}

/** The sidebar of the changelog: the lists, then all entries by year. */
const sidebarOf = (entries: Entry[], toHref: ToHref): SidebarGroup[] => [
  {
    items: [
      { label: 'All entries', href: toHref(changelogRoute) },
      { label: 'Archive', href: toHref(archiveRoute) },
      { label: 'Authors', href: toHref(authorsRoute) },
    ],
  },
  ...byYear(entries).map(({ year, entries: inYear }) => ({
    heading: year,
    items: inYear.map(({ title: label, route, state }) => {
      return { label, href: toHref(route), badge: state === 'draft' ? 'Draft' : undefined };
    }),
  })),
];

function entryHeader(entry: Entry, { authors, tags }: Changelog, toHref: ToHref): EntryHeaderProps {
  return {
    title: entry.title,
    date: { iso: entry.date, text: shortDate(entry.date) },
    rosette: rosetteOf(entry),
    facts: [entry.release ? `${entry.release} and later` : [], `${entry.readingTime} min read`].flat(),
    kinds: entry.kinds.map((kind) => ({ label: kindDetails[kind].label, tone: kindDetails[kind].tone })),
    // Development shows unknown keys as problems, on top of the page.
    authors: pickKnown(entry.authors, authors).map(([key, { name }]) => ({
      name,
      href: toHref(authorRoute(key)),
    })),
    tags: pickKnown(entry.tags, tags).map(([key, { label }]) => ({ label, href: toHref(tagRoute(key)) })),
  };
}

const pickKnown = <Value>(keys: string[], values: Record<string, Value>): [string, Value][] =>
  keys.flatMap((key) => (Object.hasOwn(values, key) ? [[key, values[key]!] as [string, Value]] : []));

function listOf(view: ListView, changelog: Changelog, toHref: ToHref): ChangelogList {
  if (view.type === 'archive') {
    return {
      lead: `${view.description} Each mark shows one release: petals for new features, circles for improvements, dots for fixes, squares for breaking changes. More changes make denser lines.`,
      groups: view.years.map(({ year, entries }) => ({
        ...archiveGroup(`year-${year}`, year, entries, toHref, dayAndMonth),
        poster: toHref(posterRoute(year)),
      })),
    };
  }
  if (view.type === 'authors') {
    return {
      lead: view.description,
      groups: view.authors.map(({ key, value: { name }, entries }) => ({
        ...archiveGroup(key, name, entries, toHref),
        href: toHref(authorRoute(key)),
      })),
    };
  }
  const { items, number, total, firstRoute } = view.list;
  const isFirst = view.type === 'index' && number === 1;
  const since = changelog.entries.at(-1);
  return {
    lead: view.description,
    intro: isFirst ? { since: since && monthAndYear(since.date) } : undefined,
    filters: view.type === 'author' ? undefined : filtersOf(changelog, firstRoute, toHref),
    entries: items.map((entry, index) => ({
      ...listItem(entry, toHref),
      detail: entry.release,
      excerpt: entry.slug,
      position: isFirst && index === 0 ? 'latest' : undefined,
    })),
    pagination: items.length === 0 ? undefined : { current: number, total, firstHref: toHref(firstRoute) },
  };
}

/** A list of the newest release, for the end of the home page. More would make the page larger than most others. */
export function newestRelease({ entries }: Changelog, base: string): ArchiveListProps['groups'] {
  const toHref: ToHref = (route) => withBase(route, base);
  return entries.slice(0, 1).map((entry) => ({
    ...archiveGroup('releases', "What's new", entries, toHref),
    href: toHref(archiveRoute),
    entries: [{ ...listItem(entry, toHref), summary: entry.description }],
  }));
}

const archiveGroup = (id: string, heading: string, entries: Entry[], toHref: ToHref, format = shortDate) => ({
  id,
  heading,
  count: entries.length === 1 ? '1 entry' : `${entries.length} entries`,
  entries: entries.map((entry) => listItem(entry, toHref, format)),
});

const listItem = (entry: Entry, toHref: ToHref, formatDate = shortDate) => ({
  title: entry.title,
  href: toHref(entry.route),
  date: { iso: entry.date, text: formatDate(entry.date) },
  rosette: rosetteOf(entry),
});

export const rosetteOf = ({ kinds, changes, date }: Entry) => {
  const [, month, day] = date.split('-').map(Number);
  return { kinds, changes, day, month };
};

/** Links to the lists of one kind and of one tag. These are pages, so they work without a script. */
function filtersOf(changelog: Changelog, current: string, toHref: ToHref): FilterLinksProps[] {
  const link = (label: string, route: string, { length: count }: Entry[]) => {
    return { label, href: toHref(route), count, current: route === current };
  };
  const kinds = byKind(changelog).map((kind) => link(kind.value.label, kindRoute(kind.key), kind.entries));
  const tags = byTag(changelog).map((tag) => link(tag.value.label, tagRoute(tag.key), tag.entries));
  return [
    { heading: 'Kind', links: [link('All', changelogRoute, changelog.entries), ...kinds] },
    { heading: 'Tag', links: tags, fold: 'folded' },
  ];
}
