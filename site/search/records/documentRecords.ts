import type { FrontMatter } from '../../content/documents/frontMatter';
import { joinTexts } from './plainText';
import { makeRecord, searchLevels, type RecordedPage, type SearchRecord } from './record';
import type { Section } from './sections';

export interface DocumentRecordsOptions extends RecordedPage {
  /** The sections of the page. */
  sections: Section[];
  frontMatter: Pick<FrontMatter, 'title' | 'description'> & Partial<FrontMatter>;
  /** Group of the page in the sidebar. */
  group: string | null;
  /** Further names of the page. @default none */
  names?: string[];
  /** Whether the page is a list of links to others. @default false */
  isListOfLinks?: boolean;
}

/** A section with at least this share of linked text is a list of links. */
const minLinked = 0.35;

/** Makes the records of a page: the page itself, its sections, and the rows of tables that have an anchor. */
export function documentRecords(options: DocumentRecordsOptions): SearchRecord[] {
  const { frontMatter, sections, group, isListOfLinks, ...page } = options;
  // The heading of the page and the text around it belong to the page itself.
  const own = sections.filter(({ rank }) => rank <= 1);
  const texts = [frontMatter.description, ...own.map(({ text }) => text)];
  const pageRecord = makeRecord(page, {
    anchor: null,
    kind: page.area === 'changelog' ? 'entry' : 'page',
    names: [group, frontMatter.title],
    text: joinTexts(texts),
    position: 0,
    aliases: aliasesOf(options, own),
    keywords: frontMatter.keywords,
    isListOfLinks,
  });
  const rest = sections.filter(({ rank }) => rank > 1);
  const sectionRecords = rest.map((section, index) => {
    const names = [group, frontMatter.title];
    for (const { rank, name } of [...section.parents, section]) if (rank > 1) names[levelOf(rank)] = name;
    return makeRecord(page, {
      anchor: section.anchor ?? null,
      kind: section.kind === 'heading' ? 'section' : 'symbol',
      names,
      text: section.text,
      position: index + 1,
      isListOfLinks: section.linkLength / section.text.length >= minLinked,
    });
  });
  return [pageRecord, ...sectionRecords];
}

/** Level of a rank. Rows below a heading of rank 6 share its level. */
const levelOf = (rank: number) => Math.min(rank, searchLevels.length - 1);

/** Last parts of addresses of pages that introduce a group. */
const introducesGroup = /^(index|introduction|overview)$/;

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
    ...(introducesGroup.test(slug) ? [folder, group ?? ''] : []),
    ...given,
  ];
  const known = new Set(['', title.toLowerCase()]);
  return names.filter((name) => !known.has(name.toLowerCase()) && known.add(name.toLowerCase()));
}
