import type { FrontMatter } from '../../content/documents/frontMatter';
import type { SearchArea, SearchHierarchy, SearchLevel, SearchRecord } from './record';
import type { Section } from './sections';

export interface DocumentRecordsOptions {
  /** The page, cut up. */
  sections: Section[];
  /** Address of the page, with the base. */
  url: string;
  frontMatter: Pick<FrontMatter, 'title' | 'description'> & Partial<FrontMatter>;
  /** Name of the group that the page stands in. */
  group: string | null;
  language: string;
  /** Versions of the documentation that the page belongs to. */
  docsTag: SearchRecord['docs_tag'];
  /** @default 'docs' */
  area?: SearchArea;
  /** Names of the page that it does not have by itself. @default none */
  names?: string[];
}

/** Share of linked text from which a section is a list of links. */
const listOfLinks = 0.35;

const levels: SearchLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Makes the records of one page: the page itself, every section, and every row of a table that an address can name. */
export function documentRecords(options: DocumentRecordsOptions): SearchRecord[] {
  const { frontMatter, sections } = options;
  // Text above the first heading, and the heading of the page, are the page itself.
  const own = sections.filter(({ rank }) => rank <= 1);
  const rest = sections.filter(({ rank }) => rank > 1);
  const page: SearchRecord = {
    ...common(options, 0),
    url: options.url,
    anchor: null,
    type: 'lvl1',
    hierarchy: hierarchyOf(options, []),
    content: [frontMatter.description, ...own.map(({ text }) => text)]
      .filter((text) => text !== '')
      .join(' '),
    kind: 'page',
    aliases: aliasesOf(options, own),
    keywords: frontMatter.keywords ?? [],
    weight: { page_rank: 0, level: 90, position: 0 },
  };
  return [page, ...rest.map((section, index) => sectionRecord(section, options, index + 1))].map(
    (record) => ({
      ...record,
      objectID: record.url,
    }),
  );
}

function sectionRecord(section: Section, options: DocumentRecordsOptions, position: number): SearchRecord {
  const { rank, name, anchor = null, text, linked } = section;
  const type = levels[rank] ?? 'content';
  const content = type === 'content' ? `${name} ${text}`.trim() : text;
  return {
    ...common(options, position),
    url: anchor === null ? options.url : `${options.url}#${anchor}`,
    anchor,
    type,
    hierarchy: hierarchyOf(options, [...section.parents, section]),
    content: content === '' ? null : content,
    kind: section.kind === 'heading' ? 'section' : 'symbol',
    aliases: [],
    keywords: [],
    weight: {
      page_rank: linked >= listOfLinks ? -2 : 0,
      level: type === 'content' ? 0 : 100 - 10 * rank,
      position,
    },
  };
}

/** Last parts of addresses that say nothing of their own: the page stands for all that lies beside it. */
const standsForGroup = /^(index|introduction|overview)$/;

/**
 * Names of a page beside its title: the last part of its address, the text in the sidebar, its heading; of a page
 * that introduces a group, the names of the group.
 */
function aliasesOf(
  { url, frontMatter: { title, sidebarLabel }, group, names: given = [] }: DocumentRecordsOptions,
  own: Section[],
): string[] {
  const [folder = '', slug = ''] = ['', ...url.replace(/\/$/, '').split('/')]
    .slice(-2)
    .map((part) => decodeURIComponent(part).replace(/[-_]+/g, ' '));
  const names = [
    slug,
    sidebarLabel?.replaceAll('`', '') ?? '',
    ...own.map(({ name }) => name),
    ...(standsForGroup.test(slug) ? [folder, group ?? ''] : []),
    ...given,
  ];
  const lowerCase = (name: string) => name.toLowerCase();
  const known = new Set(['', lowerCase(title)]);
  return names.filter((name) => !known.has(lowerCase(name)) && known.add(lowerCase(name)));
}

function common({ url, language, docsTag, area = 'docs' }: DocumentRecordsOptions, position: number) {
  return { objectID: `${url}:${position}`, url_without_anchor: url, language, docs_tag: docsTag, area };
}

function hierarchyOf(
  { group, frontMatter }: DocumentRecordsOptions,
  sections: Section['parents'],
): SearchHierarchy {
  const hierarchy: SearchHierarchy = {
    lvl0: group,
    lvl1: frontMatter.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const { rank, name } of sections) {
    const level = levels[rank];
    if (rank > 1 && level !== undefined) hierarchy[level] = name;
  }
  return hierarchy;
}
