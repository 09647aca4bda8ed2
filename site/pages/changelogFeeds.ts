import { changelogRoute, feedRoutes } from '../content/changelog/addresses';
import { withBase } from '../content/documents/withBase';
import type { Settings } from '../settings/schema';
import type { Alternate } from './pageData';

/** The feeds of the changelog, as each of its pages names them. */
export function changelogFeeds({ title, base }: Settings): Alternate[] {
  const { rss, atom, json } = feedRoutes(changelogRoute);
  const name = `${title} Changelog`;
  return [
    { type: 'application/rss+xml', href: withBase(rss, base), title: name },
    { type: 'application/atom+xml', href: withBase(atom, base), title: name },
    { type: 'application/feed+json', href: withBase(json, base), title: name },
  ];
}
