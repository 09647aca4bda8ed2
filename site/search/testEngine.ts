import { assignAnchors } from '../content/documents/anchors';
import { parseMarkdown } from '../content/documents/markdown';
import { buildIndex } from './engine/buildIndex';
import { createEngine } from './engine/createEngine';
import type { SearchHit, SearchQuery, SearchResult } from './engine/protocol';
import type { IndexedSynonym, SearchIndex } from './engine/searchIndex';
import { documentRecords, type DocumentRecordsOptions } from './records/documentRecords';
import type { SearchRecord } from './records/record';
import { sectionsOf } from './records/sections';

/** A page for tests: its Markdown, and what differs from the usual. */
export interface TestPage extends Partial<DocumentRecordsOptions> {
  title: string;
  text: string;
  keywords?: string[];
}

/** The records of pages, by address. */
export function recordsOf(pages: Record<string, TestPage>): SearchRecord[] {
  return Object.entries(pages).flatMap(([url, { title, text, keywords, ...options }]) => {
    const tree = parseMarkdown(`# ${title}\n\n${text}`, 'page.mdx');
    assignAnchors(tree);
    const frontMatter = { title, description: '', keywords };
    return documentRecords({
      sections: sectionsOf(tree),
      url,
      frontMatter,
      group: null,
      language: 'en',
      docsTag: 'current',
      ...options,
    });
  });
}

/** The index of pages, with all their texts in one file. */
export function indexOf(pages: Record<string, TestPage>, synonyms: IndexedSynonym[] = []) {
  const { index, texts } = buildIndex(recordsOf(pages), synonyms);
  const data: SearchIndex = { ...index, texts: [{ file: 'texts', first: 0 }] };
  return { data, texts };
}

/** Search over pages: results of a query, and the addresses of its hits, best first. */
export function searchOf(pages: Record<string, TestPage>, synonyms: IndexedSynonym[] = []) {
  const { data, texts } = indexOf(pages, synonyms);
  const engine = createEngine(data, { readTexts: () => Promise.resolve(texts) });
  const results = (query: string, options: Partial<SearchQuery> = {}): Promise<SearchResult> =>
    engine.search({ query, ...options });
  return {
    engine,
    results,
    hits: async (query: string): Promise<SearchHit[]> => (await results(query)).hits,
    urls: async (query: string) => (await results(query)).hits.map(({ url }) => url),
  };
}
