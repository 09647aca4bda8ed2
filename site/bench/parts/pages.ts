import { measureLoad, type Load } from '../browser/measureLoad';
import { measureNavigation } from '../browser/measureNavigation';
import { phoneLine, unthrottled } from '../browser/profile';
import { serveCounted } from '../browser/serveCounted';
import { medians } from '../medians';
import type { PageResult } from '../report/report';
import { pageTypes } from '../sites/benchSites';
import { subjectOf, type PartOptions } from './part';

type Run = Pick<PageResult, 'load' | 'navigation'>;

/** Measures the pages of built sites in the browser. Sites take turns, so that what else the machine does hits all of them. */
export async function measurePages({ browser, sites, runs, progress }: PartOptions): Promise<PageResult[]> {
  const pages = sites.flatMap((site) =>
    pageTypes.flatMap((type) => {
      const route = site.routes[type];
      return route === undefined ? [] : [{ site, type, route, measured: [] as Run[] }];
    }),
  );
  for (let run = 1; run <= runs; run++) {
    for (const { site, type, route, measured } of pages) {
      progress(`${site.name}, ${type}: run ${run} of ${runs}`);
      const served = await serveCounted(site.outDir);
      try {
        const load: Load = await measureLoad(browser, served, route, phoneLine);
        const navigation = {
          throttled: await measureNavigation(browser, served, route, phoneLine),
          unthrottled: await measureNavigation(browser, served, route, unthrottled),
        };
        measured.push({ load, navigation });
      } finally {
        served.close();
      }
    }
  }
  return pages.map(({ site, type, measured }) => ({ ...subjectOf(site), type, ...medians(measured) }));
}
