import type { ListItem, PhrasingContent, RootContent } from 'mdast';

import type {
  ArchiveListProps,
  AuthorCardProps,
  CardProps,
  ChangelogEntryProps,
  FilterLinksProps,
  PageSummaryProps,
  RecordPictureProps,
  SymbolListProps,
  TabProps,
} from '#ui';

import { pageRoute } from '../changelog/addresses';
import { code, joined, linkedCode, paragraph, strong, table, text } from './nodes';
import { labelled } from './labelled';
import { messagePlace } from './messageTable';

/** An element as it stands on a page. */
export interface Element {
  attributes: Record<string, unknown>;
  /** What stands in it, in plain Markdown. */
  content: RootContent[];
  /** Absolute form of an address in its attributes. */
  href: (address: string) => string;
}

/** What readers see of each element, in plain Markdown. */
export const elements: Record<string, (element: Element) => RootContent[]> = {
  Tabs: ({ content }) => content,
  Tab: ({ attributes, content }) => [
    paragraph(strong((attributes as unknown as TabProps).label)),
    ...content,
  ],
  PageSummary: ({ attributes, content }) => {
    const { time, appliesTo } = attributes as PageSummaryProps;
    const fact = (label: string, value?: string) =>
      value ? [paragraph(strong(`${label}:`), text(` ${value}`))] : [];
    return [
      ...fact('Time', time),
      ...(content.length > 0 ? [paragraph(strong('You need:')), ...content] : []),
      ...fact('Applies to', appliesTo),
    ];
  },
  Steps: ({ content }) => content,
  Checklist: ({ content }) => content.map(unticked),
  Messages: ({ attributes }) => [messagePlace(String(attributes.area))],
  Actions: ({ content }) => bullets(content),
  Action: ({ attributes, content, href }) => [
    item([link(href(String(attributes.href)), phrasingOf(content))]),
  ],
  Cards: ({ content }) => bullets(content),
  Card: ({ attributes, content, href }) => {
    const { title, href: address } = attributes as unknown as CardProps;
    const words = phrasingOf(content);
    return [
      item([link(href(address), labelled(title)), ...(words.length > 0 ? [text(': '), ...words] : [])]),
    ];
  },
  RecordPicture: ({ attributes }) => {
    const {
      table: name,
      caption,
      note,
      fields,
      rows = ['Production', 'Neosync', 'Staging'],
    } = attributes as unknown as RecordPictureProps;
    const [before, , after] = rows;
    return [
      paragraph(text('One row of '), code(name), text(`, ${caption}:`)),
      ...table(
        ['Field', before, after, 'Transformer'],
        fields.map((field) => [
          [code(field.name)],
          [code(field.before)],
          // Square brackets mark what is new.
          [code(field.after.replace(/\[([^\]]*)\]/g, '$1'))],
          [text(field.transformer)],
        ]),
      ),
      paragraph(text(note)),
    ];
  },
  ArchiveList: ({ attributes, href }) =>
    (attributes as unknown as ArchiveListProps).years.flatMap(({ year, count, entries }) => [
      heading(text(count ? `${year}: ${count}` : year)),
      list(
        entries.map((entry) =>
          item([text(`${entry.date.text}: `), link(href(entry.href), labelled(entry.title))]),
        ),
      ),
    ]),
  AuthorCard: ({ attributes, content, href }) => {
    const { name, title, href: address, links = [] } = attributes as unknown as AuthorCardProps;
    const ways = links.map((way) => [link(href(way.href!), [text(way.label)])]);
    return [
      heading(address ? link(href(address), [text(name)]) : text(name)),
      ...(title ? [paragraph(text(title))] : []),
      ...content,
      ...(ways.length > 0 ? [paragraph(...joined(ways, ', '))] : []),
    ];
  },
  ChangelogEntry: ({ attributes, content, href }) => {
    const { title, href: address, date, changes } = attributes as unknown as ChangelogEntryProps;
    return [
      heading(link(href(address), labelled(title))),
      paragraph(text(changes ? `${date.text}, ${changes}` : date.text)),
      ...content,
    ];
  },
  FilterLinks: ({ attributes, href }) => {
    const { heading: name, links } = attributes as unknown as FilterLinksProps;
    const ways = links.map(({ label, href: address, count }) => [
      link(href(address), [text(label)]),
      ...(count === undefined ? [] : [text(` (${count})`)]),
    ]);
    return ways.length > 0 ? [paragraph(strong(`${name}:`), text(' '), ...joined(ways, ', '))] : [];
  },
  Pages: ({ attributes, href }) => {
    const { current, total, first } = attributes as { current: number; total: number; first: string };
    if (total <= 1) return [];
    const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
    const ways = [...new Set(near)].map((page) =>
      page === current ? [text(`${page}`)] : [link(href(pageRoute(first, page)), [text(`${page}`)])],
    );
    return [paragraph(text('Pages: '), ...joined(ways, ', '))];
  },
  SymbolList: ({ attributes, href }) => {
    const { heading: name = 'API changes', symbols } = attributes as unknown as SymbolListProps;
    if (symbols.length === 0) return [];
    return [
      heading(text(name)),
      list(symbols.map((symbol) => item([linkedCode(symbol.name, symbol.href && href(symbol.href))]))),
    ];
  },
};

const heading = (child: PhrasingContent): RootContent => ({ type: 'heading', depth: 2, children: [child] });

const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children: children as never,
});

const list = (children: ListItem[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});

const item = (children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...children)],
});

/** A list as one of tasks. */
const unticked = (node: RootContent): RootContent =>
  node.type === 'list'
    ? { ...node, children: node.children.map((child) => ({ ...child, checked: false })) }
    : node;

/** A list of what elements in a row became; what is no item stands for itself. */
function bullets(content: RootContent[]): RootContent[] {
  const items = content.filter((node) => node.type === 'listItem');
  return [...(items.length > 0 ? [list(items)] : []), ...content.filter((node) => node.type !== 'listItem')];
}

/** The text of blocks, in one line. */
const phrasingOf = (blocks: RootContent[]): PhrasingContent[] =>
  blocks.flatMap((block, index) =>
    block.type === 'paragraph' ? [...(index > 0 ? [text(' ')] : []), ...block.children] : [],
  );
