import type { FrontMatter } from '../../content/documents/frontMatter';
import {
  emptyHierarchy,
  searchLevels,
  type SearchArea,
  type SearchHierarchy,
  type SearchRecord,
} from './record';
import type { Section } from './sections';

export interface DocumentRecordsOptions {
  /** The sections of the page. */
  sections: Section[];
  /** Address of the page, with the base. */
  url: string;
  frontMatter: Pick<FrontMatter, 'title' | 'description'> & Partial<FrontMatter>;
  /** Group of the page in the sidebar. */
  group: string | null;
  language: string;
  /** Versions of the documentation that the page belongs to. */
  docsTag: SearchRecord['docs_tag'];
  /** @default 'docs' */
  area?: SearchArea;
  /** Further names of the page. @default none */
  names?: string[];
}

/** A section with this share of linked text is a list of links. */
const listOfLinks = 0.35;

/** Makes the records of a page: the page itself, its sections, and the rows of tables that have an anchor. */
export function documentRecords(options: DocumentRecordsOptions): SearchRecord[] {
  const { frontMatter, sections } = options;
  // The heading of the page and the text around it belong to the page itself.
  const own = sections.filter(({ rank }) => rank <= 1);
  const rest = sections.filter(({ rank }) => rank > 1);
  const page: SearchRecord = {
    ...common(options),
    objectID: options.url,
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
  return [page, ...rest.map((section, index) => sectionRecord(section, options, index + 1))];
}

function sectionRecord(section: Section, options: DocumentRecordsOptions, position: number): SearchRecord {
  const { rank, anchor = null, text, linked } = section;
  const level = levelOf(rank);
  const url = anchor === null ? options.url : `${options.url}#${anchor}`;
  return {
    ...common(options),
    objectID: url,
    url,
    anchor,
    type: searchLevels[level]!,
    hierarchy: hierarchyOf(options, [...section.parents, section]),
    content: text === '' ? null : text,
    kind: section.kind === 'heading' ? 'section' : 'symbol',
    aliases: [],
    keywords: [],
    weight: {
      page_rank: linked >= listOfLinks ? -2 : 0,
      level: 100 - 10 * level,
      position,
    },
  };
}

/** Last parts of addresses of pages that introduce a group. */
const standsForGroup = /^(index|introduction|overview)$/;

/**
 * Names of a page besides its title: the last part of its address, the text in the sidebar, its heading; of a page
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

const common = ({ url, language, docsTag, area = 'docs' }: DocumentRecordsOptions) => ({
  url_without_anchor: url,
  language,
  docs_tag: docsTag,
  area,
});

/** Level of a rank. Rows below a heading of rank 6 share its level. */
const levelOf = (rank: number) => Math.min(rank, searchLevels.length - 1);

function hierarchyOf(
  { group, frontMatter }: DocumentRecordsOptions,
  sections: Section['parents'],
): SearchHierarchy {
  const hierarchy: SearchHierarchy = { ...emptyHierarchy, lvl0: group, lvl1: frontMatter.title };
  for (const { rank, name } of sections) if (rank > 1) hierarchy[searchLevels[levelOf(rank)]!] = name;
  return hierarchy;
}
