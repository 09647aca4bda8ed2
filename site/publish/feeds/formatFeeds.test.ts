import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { formatFeeds } from './formatFeeds';
import { changelogOf, entriesOf, entryOf } from '../../content/changelog/fixtures/testChangelog';
import type { Entry } from '../../content/changelog/readEntry';

const site = {
  title: 'Neosync',
  address: 'https://docs.example.com',
  base: '/docs/',
  language: 'en',
  footer: { copyright: '© 2025 Example & Co', links: [] },
};

const html = ({ slug }: Entry) =>
  `<p>Text of ${slug} &#x26; <a href="https://docs.example.com/docs/cli/sync">sync</a>.</p><img src="https://docs.example.com/docs/a.png" alt="A">`;

const write = (entries = entriesOf(2), text: (entry: Entry) => string = html) =>
  formatFeeds(changelogOf(entries), site, text);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['item', 'entry', 'category'].includes(name),
});

/** A feed as read by a parser. */
interface Parsed {
  item?: Record<string, unknown>[];
  entry?: Record<string, unknown>[];
}

function parseXml(content: string): unknown {
  expect(XMLValidator.validate(content)).toBe(true);
  return parser.parse(content);
}

const parseRss = (files: ReturnType<typeof write>, route = '/changelog') =>
  (parseXml(files.get(`${route}/rss.xml`)!) as { rss: { channel: Parsed } }).rss.channel;

const parseAtom = (files: ReturnType<typeof write>, route = '/changelog') =>
  (parseXml(files.get(`${route}/atom.xml`)!) as { feed: Parsed }).feed;

const parseJson = (files: ReturnType<typeof write>, route = '/changelog') =>
  JSON.parse(files.get(`${route}/feed.json`)!) as { items: Record<string, unknown>[] };

describe('formatFeeds', () => {
  it('writes three formats', () => {
    expect([...write().keys()]).toEqual([
      '/changelog/rss.xml',
      '/changelog/atom.xml',
      '/changelog/feed.json',
    ]);
  });

  const url = 'https://docs.example.com/docs/changelog/entry-2';
  const text =
    '<p>Text of entry-2 &#x26; <a href="https://docs.example.com/docs/cli/sync">sync</a>.</p><img src="https://docs.example.com/docs/a.png" alt="A">';

  it('writes RSS that another library can read', () => {
    const channel = parseRss(write());
    expect(channel).toMatchObject({
      title: 'Neosync Changelog',
      link: 'https://docs.example.com/docs/changelog',
      language: 'en',
      copyright: '© 2025 Example & Co',
      lastBuildDate: 'Thu, 16 Jan 2025 12:00:00 GMT',
      'atom:link': { href: 'https://docs.example.com/docs/changelog/rss.xml', rel: 'self' },
    });
    expect(channel.item![0]).toMatchObject({
      title: 'Entry 2',
      link: url,
      guid: { '#text': url, isPermaLink: 'true' },
      pubDate: 'Thu, 16 Jan 2025 12:00:00 GMT',
      description: 'What changed, in a sentence.',
      'content:encoded': text,
      'dc:creator': 'Ada Vale',
      category: ['CLI', 'API & SDKs'],
    });
  });

  it('writes Atom that another library can read', () => {
    const feed = parseAtom(write());
    expect(feed).toMatchObject({
      id: 'https://docs.example.com/docs/changelog',
      title: 'Neosync Changelog',
      updated: '2025-01-16T12:00:00.000Z',
      link: [
        { rel: 'alternate', href: 'https://docs.example.com/docs/changelog' },
        { rel: 'self', href: 'https://docs.example.com/docs/changelog/atom.xml' },
      ],
    });
    expect(feed.entry![0]).toMatchObject({
      id: url,
      link: { href: url },
      title: { '#text': 'Entry 2' },
      published: '2025-01-16T12:00:00.000Z',
      updated: '2025-01-16T12:00:00.000Z',
      summary: { '#text': 'What changed, in a sentence.' },
      content: { type: 'html', '#text': text },
      author: { name: 'Ada Vale', uri: 'https://example.com/ada' },
      category: [
        { term: 'cli', label: 'CLI' },
        { term: 'api', label: 'API & SDKs' },
      ],
    });
  });

  it('writes JSON Feed', () => {
    expect(parseJson(write())).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      title: 'Neosync Changelog',
      home_page_url: 'https://docs.example.com/docs/changelog',
      feed_url: 'https://docs.example.com/docs/changelog/feed.json',
      items: [
        {
          id: url,
          url,
          title: 'Entry 2',
          content_html: text,
          summary: 'What changed, in a sentence.',
          date_published: '2025-01-16T12:00:00.000Z',
          tags: ['CLI', 'API & SDKs'],
          author: { name: 'Ada Vale' },
        },
        { title: 'Entry 1' },
      ],
    });
  });

  it('keeps the newest fifty entries', () => {
    const { items } = parseJson(write(entriesOf(53)));
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Entry ${53 - index}`),
    );
  });

  it('never includes a draft', () => {
    const { items } = parseJson(write([entryOf('later', { date: '2030-01-01' }), entryOf('now')]));
    expect(items).toMatchObject([{ id: 'https://docs.example.com/docs/changelog/now' }]);
  });

  it('writes the same bytes for the same entries', () => {
    expect([...write()]).toEqual([...write()]);
    expect([...write([])]).toEqual([...write([])]);
  });

  it('stays well formed with any characters in titles and text', () => {
    const awkward = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ']]>',
            '<',
            '&',
            '&amp;',
            '"',
            "'",
            '`',
            '<!--',
            '\u0008',
            '\ud800',
            '\ufffe',
            '😀',
          ),
          fc.string(),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(awkward, awkward, (title, body) => {
        const entry = { ...entryOf('a'), title, description: title };
        const files = write([entry], () => body);
        expect(parseRss(files).item).toHaveLength(1);
        expect(parseAtom(files).entry).toHaveLength(1);
        expect(parseJson(files).items[0]!.title ?? '').toBe(title.replaceAll('`', ''));
        for (const form of ['rss.xml', 'atom.xml']) {
          const content = files.get(`/changelog/${form}`)!;
          expect([...'\u0008\ufffe'].filter((character) => content.includes(character))).toEqual([]);
        }
      }),
    );
  });
});
