import { Feed, type Item } from 'feed';
import type { Root } from 'hast';

import { escapeMarkup } from '../../escapeMarkup';
import { withBase } from '../../content/documents/withBase';
import { changelogRoute, feedRoutes } from '../../content/changelog/addresses';
import { absoluteHtml } from './absoluteHtml';
import type { Entry } from '../../content/changelog/parseEntry';
import type { Changelog } from '../../content/changelog/readChangelog';
import { plain } from '../../content/changelog/schema';

export interface FeedsOptions {
  site: {
    /** Name of the site, as in "Neosync Changelog". */
    title: string;
    /** Origin, such as `https://docs.example.com`. */
    address: string;
    /** Path under the address, with both slashes. */
    base: string;
    /** BCP 47. */
    language: string;
    copyright: string;
  };
  /** The HTML of an entry's text, as its page has it, or a tree of it for the feeds alone. */
  html: (entry: Entry) => string | Root;
  /** Entries in a feed at most; the newest stay. @default 50 */
  limit?: number;
}

/** A feed in one of its forms. */
export interface FeedFile {
  /** Address without base. */
  route: string;
  /** Media type. */
  type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';
  content: string;
}

/** An entry of a feed in the words that every form is made from. */
interface FeedEntry {
  entry: Entry;
  /** Absolute address: at once the id, for good. */
  url: string;
  date: Date;
  html: string;
  /** Absolute address of the entry's picture. */
  image?: string;
}

/**
 * RSS 2.0, Atom 1.0 and JSON Feed 1 of the changelog with the whole text of its entries; never of drafts. The same entries give
 * the same bytes: no clock is read.
 */
export function writeFeeds({ entries, authors, tags }: Changelog, options: FeedsOptions): FeedFile[] {
  const { site, limit = 50 } = options;
  const shown = entries
    .filter(({ state }) => state === 'published')
    .slice(0, limit)
    .map((entry) => feedEntry(entry, options));
  const routes = feedRoutes(changelogRoute);
  const write = (own: string, toItem: (entry: FeedEntry) => Item) => {
    const feed = new Feed({
      id: absolute(changelogRoute, site),
      title: legal(`${site.title} Changelog`),
      description: legal(`What changed in ${site.title}.`),
      link: absolute(changelogRoute, site),
      feed: absolute(own, site),
      feedLinks: { json: absolute(routes.json, site) },
      language: site.language,
      copyright: legal(site.copyright),
      updated: shown[0]?.date ?? new Date(0),
      generator: false,
    });
    for (const entry of shown) feed.addItem(toItem(entry));
    return feed;
  };
  const toItem = ({ entry, url, date, html }: FeedEntry): Item => ({
    title: plain(entry.title),
    id: url,
    link: url,
    date,
    published: date,
    description: entry.description,
    content: html,
    category: entry.tags.map((key) => ({ name: legal(tags[key]!.label), term: key })),
  });
  const authorsOf = ({ entry }: FeedEntry) =>
    entry.authors.map((key) => ({ name: legal(authors[key]!.name), link: authors[key]!.url }));

  return [
    {
      route: routes.rss,
      type: 'application/rss+xml',
      content: write(routes.rss, (entry) => {
        const item = toItem(entry);
        const names = authorsOf(entry).map(({ name }) => name);
        return {
          ...item,
          // Without an id of its own, the library marks the link as the one.
          id: undefined,
          title: inXml(item.title),
          description: inXml(escapeMarkup(item.description!)),
          // The author of RSS is a mail address; a name has its place in Dublin Core.
          extensions: [{ name: 'dc:creator', objects: { _text: names.join(', ') } }],
        };
      }).rss2(),
    },
    {
      route: routes.atom,
      type: 'application/atom+xml',
      content: write(routes.atom, (entry) => {
        const item = toItem(entry);
        return {
          ...item,
          // The library marks both as HTML.
          title: inXml(escapeMarkup(item.title)),
          description: inXml(escapeMarkup(item.description!)),
          author: authorsOf(entry),
        };
      }).atom1(),
    },
    {
      route: routes.json,
      type: 'application/feed+json',
      content: write(routes.json, (entry) => ({
        ...toItem(entry),
        image: entry.image,
        author: authorsOf(entry),
      })).json1(),
    },
  ];
}

function feedEntry(entry: Entry, { site, html }: FeedsOptions): FeedEntry {
  const url = absolute(entry.route, site);
  const image = imageOf(entry, site);
  const picture = image
    ? `<p><img src="${escapeMarkup(image)}" alt="${escapeMarkup(entry.image!.alt)}"></p>\n`
    : '';
  return { entry, url, date: dateOf(entry), html: inXml(picture + absoluteHtml(html(entry), url)), image };
}

const absolute = (route: string, site: FeedsOptions['site']) =>
  `${site.address}${withBase(route, site.base)}`;

function imageOf({ image }: Entry, site: FeedsOptions['site']): string | undefined {
  if (image === undefined) return undefined;
  return image.src.startsWith('/') ? absolute(image.src, site) : image.src;
}

/** Noon in UTC is the same day nearly everywhere that people read. */
const dateOf = ({ date }: Entry) => new Date(`${date}T12:00:00Z`);

/** Text without the characters that XML cannot hold. */
const legal = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

/** Text for a CDATA section: of several ends of one in it, the library would keep all but the first. */
const inXml = (text: string) => legal(text).replaceAll(']]>', ']]&gt;');
