import type { IndexSettings } from 'algoliasearch';

/** How the hosted index ranks: as the embedded engine does, title before heading before symbol before text. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(aliases)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4),unordered(hierarchy.lvl5),unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docs_tag)', 'filterOnly(area)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Names in code are found whole and by their parts.
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_',
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
};
