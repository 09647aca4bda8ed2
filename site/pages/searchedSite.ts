import { readContent, type Content } from '../content/readContent';
import { noMemo, type Memo } from '../memo';
import { sectionsOf, type Section } from '../search/records/sections';
import type { SearchedSite } from '../search/siteRecords';
import type { Settings } from '../settings/schema';

/** Reads a site without checking it, so that its search can be tried while a page is written. Includes drafts. */
export async function readSearchedSite(settings: Settings, root: string): Promise<SearchedSite> {
  const content = await readContent({ settings, settingsFile: '', root, drafts: true });
  return { ...content, sectionsIn: sectionsIn(content) };
}

/** The sections of a document or an entry, by its file. */
export function sectionsIn(
  { documents, changelog }: Content,
  memo: Memo = noMemo,
): (file: string) => Section[] {
  const texts = [...documents, ...(changelog?.entries ?? [])];
  const sections = new Map(
    texts.map(({ file, tree }) => [file, memo(`sections of ${file}`, [tree], () => sectionsOf(tree))]),
  );
  return (file) => sections.get(file)!;
}
