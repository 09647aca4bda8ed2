import { Feed, type Item } from 'feed';

import { escapeMarkup } from '../../escapeMarkup';
import { fullUrl } from '../../content/links/withBase';
import { changelogRoute, feedRoutes } from '../../content/changelog/addresses';
import type { Entry } from '../../content/changelog/readEntry';
import type { Changelog } from '../../content/changelog/readChangelog';
import { stripBackticks } from '../../content/changelog/schema';
import type { Settings } from '../../settings/schema';

/**
 * RSS 2.0, Atom 1.0 and JSON Feed 1 of the changelog with the whole text of the newest 50 published entries. Doesn't read the clock:
 * the same entries give the same bytes.
 *
 * @param htmlOf The text of an entry as HTML with absolute addresses.
 * @returns The feeds by address without base.
 */
export function formatFeeds(
  { entries, authors, tags }: Changelog,
  site: Pick<Settings, 'title' | 'address' | 'base' | 'language' | 'footer'>,
  htmlOf: (entry: Entry) => string,
): Map<string, string> {
  const absolute = (address: string) => fullUrl(address, site);
  const items = entries
    .filter(({ state }) => state === 'published')
    .slice(0, 50)
    .map((entry) => {
      const link = absolute(entry.route);
      // Noon in UTC is the same day in nearly all time zones.
      const date = new Date(`${entry.date}T12:00:00Z`);
      return {
        title: stripBackticks(entry.title),
        id: link,
        link,
        date,
        published: date,
        description: entry.description,
        content: escapeCdata(htmlOf(entry)),
        category: entry.tags.map((key) => ({ name: tags[key]!.label, term: key })),
        author: entry.authors.map((key) => ({ name: authors[key]!.name, link: authors[key]!.url })),
      };
    });
  const feedOf = (route: string, toItem: (item: (typeof items)[number]) => Item) => {
    const feed = new Feed({
      id: absolute(changelogRoute),
      title: `${site.title} Changelog`,
      description: `What changed in ${site.title}.`,
      link: absolute(changelogRoute),
      feed: absolute(route),
      feedLinks: { json: absolute(feedRoutes.json) },
      language: site.language,
      copyright: site.footer.copyright,
      updated: items[0]?.date ?? new Date(0),
      generator: false,
    });
    for (const item of items) feed.addItem(toItem(item));
    return feed;
  };

  const rss = feedOf(feedRoutes.rss, ({ author, ...item }) => ({
    ...item,
    // Without an id, the library marks the link as the permalink.
    id: undefined,
    title: escapeCdata(item.title),
    description: escapeCdata(escapeMarkup(item.description)),
    // The author element of RSS is an email address; Dublin Core has one for names.
    extensions: [{ name: 'dc:creator', objects: { _text: author.map(({ name }) => name).join(', ') } }],
  }));
  const atom = feedOf(feedRoutes.atom, (item) => ({
    ...item,
    // The library marks both as HTML.
    title: escapeCdata(escapeMarkup(item.title)),
    description: escapeCdata(escapeMarkup(item.description)),
  }));
  return new Map([
    [feedRoutes.rss, stripInvalid(rss.rss2())],
    [feedRoutes.atom, stripInvalid(atom.atom1())],
    [feedRoutes.json, feedOf(feedRoutes.json, (item) => item).json1()],
  ]);
}

/** Removes characters that XML doesn't allow. */
const stripInvalid = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

/** Escapes a text for a CDATA section. The library escapes only the first end of one. */
const escapeCdata = (text: string) => text.replaceAll(']]>', ']]&gt;');
