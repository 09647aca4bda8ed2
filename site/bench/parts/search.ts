import { measureSearch, type SearchParts, type SearchTimes } from '../browser/measureSearch';
import { phoneLine } from '../browser/profile';
import { serveCounted } from '../browser/serveCounted';
import { medians } from '../medians';
import type { SearchResult } from '../report/report';
import type { BenchSite } from '../sites/benchSites';
import { subjectOf, type PartOptions } from './part';

/** Where the search is on a page. */
export const partsOf: Record<BenchSite['builder'], SearchParts> = {
  neosync: {
    button: 'header button[aria-haspopup="dialog"]:visible',
    field: '[role="dialog"] [role="combobox"]',
    result: '[role="dialog"] [role="option"]',
  },
  rspress: {
    button: '.rp-search-button',
    field: '.rp-search-panel__input',
    result: '.rp-suggest-item__container',
  },
};

/** What is searched: two words, written letter by letter, that every site has. */
export const queries = { documentation: 'foreign keys', generated: 'rotate keys' };

/** Measures the search of built sites in the browser. */
export async function measureSearches({
  browser,
  sites,
  runs,
  progress,
}: PartOptions): Promise<SearchResult[]> {
  const searched = sites.map((site) => ({
    site,
    query: site.size === undefined ? queries.documentation : queries.generated,
    measured: [] as SearchTimes[],
  }));
  for (let run = 1; run <= runs; run++) {
    for (const { site, query, measured } of searched) {
      progress(`${site.name}: run ${run} of ${runs}`);
      const served = await serveCounted(site.outDir);
      try {
        const options = { parts: partsOf[site.builder], query, profile: phoneLine };
        measured.push(await measureSearch(browser, served, options));
      } finally {
        served.close();
      }
    }
  }
  return searched.map(({ site, query, measured }) => ({
    ...subjectOf(site),
    query,
    times: medians(measured),
  }));
}
