import type { FrontMatter } from '../../content/documents/frontMatter';
import { joinTexts } from './plainText';
import { makeRecord, type RecordedPage, type SearchRecord } from './record';
import type { Section } from './sections';

export interface DocumentRecordsOptions extends RecordedPage {
  /** The sections of the page, starting with the page's own, if it has text. */
  sections: Section[];
  frontMatter: Pick<FrontMatter, 'title' | 'description'> & Partial<FrontMatter>;
  /** Group of the page in the sidebar. */
  group: string | null;
  /** More names of the page. @default none */
  moreNames?: string[];
  /** Whether the page is a list of links to others. @default false */
  isLinkList?: boolean;
}

/** A section with at least this share of link text is a list of links. */
const minLinkShare = 0.35;

/** Creates the records of a page: the page itself, its sections, and table rows with an anchor. */
export function documentRecords(options: DocumentRecordsOptions): SearchRecord[] {
  const { frontMatter, sections, group, isLinkList, ...page } = options;
  const [pageSection, ...subsections] = sections;
  const pageRecord = makeRecord(page, {
    anchor: null,
    kind: page.area === 'changelog' ? 'entry' : 'page',
    names: [group, frontMatter.title],
    text: joinTexts([frontMatter.description, pageSection?.text ?? '']),
    position: 0,
    aliases: aliasesOf(options),
    keywords: frontMatter.keywords,
    isLinkList,
  });
  const sectionRecords = subsections.map((section, index) =>
    makeRecord(page, {
      anchor: section.anchor ?? null,
      kind: section.kind,
      names: [group, frontMatter.title, ...section.names],
      text: section.text,
      position: index + 1,
      isLinkList: section.linkLength / section.text.length >= minLinkShare,
    }),
  );
  return [pageRecord, ...sectionRecords];
}

/** The last segment in addresses of pages that introduce a group. */
const introSlug = /^(index|introduction|overview)$/;

/**
 * Names of a page besides its title: the last segment of its address, its text in the sidebar, its heading; and for a
 * page that introduces a group, the group's names.
 */
function aliasesOf({ url, frontMatter, sections, group, moreNames = [] }: DocumentRecordsOptions): string[] {
  const { title, sidebarLabel } = frontMatter;
  const [folder = '', slug = ''] = ['', ...url.replace(/\/$/, '').split('/')]
    .slice(-2)
    .map((part) => decodeURIComponent(part).replace(/[-_]+/g, ' '));
  const aliases = [
    slug,
    sidebarLabel?.replaceAll('`', '') ?? '',
    sections[0]?.name ?? '',
    ...(introSlug.test(slug) ? [folder, group ?? ''] : []),
    ...moreNames,
  ];
  const known = new Set(['', title.toLowerCase()]);
  return aliases.filter((name) => !known.has(name.toLowerCase()) && known.add(name.toLowerCase()));
}
