import { changelogRoute, feedRoutes, tagRoute } from '../../content/changelog/addresses';
import type { ChangelogPage } from '../../content/changelog/pages';
import { withBase } from '../../content/documents/withBase';
import type { Settings } from '../../settings/schema';
import type { Alternate } from '../markdown/remarkDocument';

/** The feeds of a page: those of its tag, and those of all entries. */
export function feedsOf(page: ChangelogPage | undefined, { title, base }: Settings): Alternate[] {
  const all = alternatesOf(changelogRoute, `${title} Changelog`, base);
  return page?.type === 'tag' ? [...alternatesOf(tagRoute(page.group.key), page.title, base), ...all] : all;
}

function alternatesOf(route: string, title: string, base: string): Alternate[] {
  const { rss, atom, json } = feedRoutes(route);
  return [
    { type: 'application/rss+xml', href: withBase(rss, base), title },
    { type: 'application/atom+xml', href: withBase(atom, base), title },
    { type: 'application/feed+json', href: withBase(json, base), title },
  ];
}
