import type { Content } from '../content/readContent';
import { noMemo, type Memo } from '../memo';
import { sectionsOf, type Section } from '../search/records/sections';

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
