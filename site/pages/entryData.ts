import type { BadgeProps, ListedSymbol, SidebarGroup } from '#ui';

import { authorRoute, changelogRoute, tagRoute } from '../content/changelog/addresses';
import type { Entry } from '../content/changelog/parseEntry';
import type { Changelog } from '../content/changelog/readChangelog';
import { type Kind, kindWords } from '../content/changelog/schema';
import { withBase } from '../content/documents/withBase';
import type { Settings } from '../settings/schema';
import { dayOf } from './dates';
import type { PageData } from './pageData';
import { changelogFeeds } from './changelogFeeds';

/**
 * What an entry's page carries with it.
 *
 * @param sidebar The sidebar of the changelog.
 * @param symbols Where the symbols of the API are described, by full name.
 */
export function entryData(
  entry: Entry,
  changelog: Changelog,
  sidebar: SidebarGroup[],
  settings: Settings,
  symbols: Map<string, ListedSymbol>,
): Omit<PageData, 'toc'> {
  const href = (route: string) => withBase(route, settings.base);
  const toLink = (link: Entry['newer']) => link && { label: link.title, href: href(link.route) };
  return {
    title: entry.title,
    description: entry.description,
    alternates: changelogFeeds(settings),
    symbols: entry.symbols.flatMap(({ name }) => symbols.get(name) ?? []),
    navigation: {
      sidebar,
      trail: [{ label: 'Changelog', href: href(changelogRoute) }, { label: entry.title }],
      previous: toLink(entry.newer),
      next: toLink(entry.older),
      editHref: settings.content.editUrl?.replace('{file}', entry.file),
      source: entry.file,
      versions: [],
    },
    entry: {
      title: entry.title,
      date: dayOf(entry.date),
      readingTime: `${entry.readingTime} min read`,
      kinds: entry.kinds.map((kind) => ({ label: kindWords[kind].label, tone: kindTones[kind] })),
      authors: entry.authors.map((key) => ({
        name: changelog.authors[key]!.name,
        title: changelog.authors[key]!.title,
        image: changelog.authors[key]!.image,
        href: href(authorRoute(key)),
      })),
      tags: entry.tags.map((key) => ({ label: changelog.tags[key]!.label, href: href(tagRoute(key)) })),
    },
  };
}

const kindTones: Record<Kind, BadgeProps['tone']> = {
  new: 'tip',
  improved: 'note',
  fixed: 'quiet',
  breaking: 'danger',
};
