import { algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch';

import type { HostedSearchSettings } from '../../settings/schema';
import { excerptSize } from '../engine/protocol';
import type { IndexedSynonym } from '../engine/searchIndex';
import type { SearchRecord } from '../records/record';
import { algoliaHost } from './algoliaHost';

/** The target for records, with a key that has write access. */
export interface PushTarget extends Pick<HostedSearchSettings, 'applicationId' | 'index' | 'host'> {
  /** Can add records, delete indexes, and edit settings. */
  writeKey: string;
}

/** Records per request; the provider accepts more, but recommends about this many. */
export const batchSize = 1000;

/**
 * Replaces all records of an index, and its settings and synonyms. Until all of them are stored, or if something
 * fails, readers search the previous records. Rules created on the provider's side stay.
 *
 * @throws {Error} The library's error, with the provider's answer or because it wasn't reachable.
 */
export async function pushRecords(
  { records, synonyms }: { records: SearchRecord[]; synonyms: IndexedSynonym[] },
  { applicationId, index: indexName, host, writeKey }: PushTarget,
): Promise<void> {
  const options = host === undefined ? {} : { hosts: [algoliaHost(host)] };
  const client = algoliasearch(applicationId, writeKey, options);
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

/** Ranking of the hosted index, as in the embedded engine: title before heading before symbol before text. */
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
  // Code names are found both whole and by their parts.
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
  attributesToSnippet: [`content:${excerptSize}`],
};
