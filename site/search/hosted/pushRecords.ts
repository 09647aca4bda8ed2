import { algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch';

import type { HostedSearchSettings } from '../../settings/schema';
import type { IndexedSynonym } from '../engine/searchIndex';
import type { SearchRecord } from '../records/record';
import { hostOf } from './hostOf';

/** Where records are sent to, with a key that may write there. */
export interface PushTarget extends Pick<HostedSearchSettings, 'applicationId' | 'index' | 'host'> {
  /** May add records, delete indices and edit settings. */
  writeKey: string;
}

/** Records in one request; the provider takes more, but asks for about as many. */
export const batchSize = 1000;

/**
 * Replaces the records of an index as a whole, with its settings and synonyms. Until it has all of them, and when something
 * fails, readers find the records of before. Rules made on the provider's side stay.
 *
 * @throws {Error} The library's error for what the provider answered, or that it could not be reached.
 */
export async function pushRecords(
  { records, synonyms }: { records: SearchRecord[]; synonyms: IndexedSynonym[] },
  { applicationId, index: indexName, host, writeKey }: PushTarget,
): Promise<void> {
  const client = algoliasearch(applicationId, writeKey, host === undefined ? {} : { hosts: [hostOf(host)] });
  await client.setSettings({ indexName, indexSettings });
  const synonymHit = synonyms.map(synonymOf);
  await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
  const objects = records.map((record) => ({ ...record }));
  await client.replaceAllObjects({ indexName, objects, batchSize });
}

function synonymOf({ kind, typed, found }: IndexedSynonym, number: number): SynonymHit {
  return kind === 'same'
    ? { objectID: `same-${number}`, type: 'synonym', synonyms: typed }
    : { objectID: `also-${number}`, type: 'onewaysynonym', input: typed[0]!, synonyms: found };
}

/** How the hosted index ranks: as the embedded engine does, title before heading before symbol before text. */
const indexSettings: IndexSettings = {
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
