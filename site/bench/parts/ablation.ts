import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { globSync } from 'tinyglobby';

import { compressNow } from '../../host/compress/compressNow';
import { levels } from '../../host/compress/effort';
import type { FunctionTimes } from '../ablationTimes';
import { measureHeights } from '../browser/measureHeights';
import { measureLoad } from '../browser/measureLoad';
import { measureSearch } from '../browser/measureSearch';
import { phoneLine } from '../browser/profile';
import { serveCounted, type ServedSite } from '../browser/serveCounted';
import { buildMeasured } from '../builds/buildMeasured';
import { median } from '../medians';
import type { AblationResult } from '../report/report';
import { typeScriptCommand, type BenchSite, type PageType } from '../sites/benchSites';
import type { PartOptions } from './part';
import { partsOf, queries } from './search';

/** A figure of a page as a visitor gets it. */
type Measure = (served: ServedSite, route: string) => Promise<Record<string, number>>;

interface PageTrick {
  trick: string;
  pages: PageType[];
  /** Another page without the trick: of another address, or in another text of its file or its scripts. */
  address?: (route: string) => string;
  text?: (text: string) => string;
  files?: string;
  measure: Measure;
}

export interface MeasureTricksOptions extends Omit<PartOptions, 'sites'> {
  site: BenchSite;
}

/**
 * Measures what tricks of pages are worth: each page with one and without it, by turns. The product has no switch for them;
 * without one, a copy is measured that the bench has changed.
 */
export async function measurePageTricks({
  browser,
  site,
  runs,
  progress,
}: MeasureTricksOptions): Promise<AblationResult[]> {
  const paint: Measure = async (served, route) => {
    const load = await measureLoad(browser, served, route, phoneLine);
    const { firstContentfulPaint, largestContentfulPaint, totalBlockingTime, longestTask } = load;
    return {
      'FCP, ms': firstContentfulPaint,
      'LCP, ms': largestContentfulPaint,
      'TBT, ms': totalBlockingTime,
      'longest task, ms': longestTask,
    };
  };
  const tricks: PageTrick[] = [
    {
      trick: 'step drawing',
      pages: ['home', 'long page', 'job.proto'],
      // A page that is opened at a place in it is drawn at once.
      address: (route) => `${route}#none`,
      measure: paint,
    },
    {
      trick: 'parser pauses',
      pages: ['job.proto'],
      files: 'api/**/job.proto.html',
      text: (html) => html.replaceAll('<script></script>', ''),
      measure: paint,
    },
    {
      trick: 'row heights from letters',
      pages: ['job.proto', 'long page'],
      files: '{api/**/job.proto,transformers/system}.html',
      text: (html) => html.replace(/\bdata-(text|example)="[1-9]\d*"/g, 'data-$1="610"'),
      measure: async (served, route) => ({
        'height before all is drawn, % off': await measureHeights(browser, served, route),
      }),
    },
    {
      trick: 'rows of the search a few at a time',
      pages: ['home'],
      files: '{index.html,static/js/**/*.js}',
      text: (text) =>
        text
          .replace(/ integrity="[^"]*"/g, '')
          .replace(/(?<=\bsri\w*Hashes=\{)[^{}]*(?=\})/g, '')
          .replace(/\{first:1,inSight:2,below:3\}/, '{first:99,inSight:99,below:99}'),
      measure: async (served) => {
        const search = { parts: partsOf.neosync, query: queries.documentation, profile: phoneLine };
        const { furtherKey, longestTask, worstTask } = await measureSearch(browser, served, search);
        return {
          'a key, ms': furtherKey,
          'longest task of a key, ms': longestTask,
          'worst task, ms': worstTask,
        };
      },
    },
  ];
  const measured = tricks.flatMap((trick) =>
    trick.pages.map((page) => ({
      trick,
      page,
      with: [] as Record<string, number>[],
      without: [] as Record<string, number>[],
    })),
  );
  for (let run = 1; run <= runs; run++) {
    for (const one of measured) {
      const { trick, page } = one;
      progress(`${trick.trick}, ${page}: run ${run} of ${runs}`);
      const route = site.routes[page]!;
      const copy = trick.files === undefined ? site.outDir : changedCopy(site, trick.files, trick.text!);
      one.with.push(await served(site.outDir, (at) => trick.measure(at, route)));
      one.without.push(await served(copy, (at) => trick.measure(at, trick.address?.(route) ?? route)));
      if (copy !== site.outDir) rmSync(copy, { recursive: true });
    }
  }
  return measured.flatMap(({ trick: { trick }, page, ...runsOf }) =>
    Object.keys(runsOf.with[0]!).map((figure) => ({
      trick,
      figure: `${page}: ${figure}`,
      with: median(runsOf.with.map((one) => one[figure]!))!,
      without: median(runsOf.without.map((one) => one[figure]!))!,
    })),
  );
}

async function served<Result>(folder: string, use: (site: ServedSite) => Promise<Result>): Promise<Result> {
  const site = await serveCounted(folder);
  try {
    return await use(site);
  } finally {
    site.close();
  }
}

/** A copy of a built site with another text in some of its files. */
function changedCopy({ outDir }: BenchSite, files: string, change: (text: string) => string): string {
  const copy = `${outDir}.changed`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(outDir, copy, { recursive: true });
  let changed = 0;
  for (const file of globSync(files, { cwd: copy, absolute: true })) {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) continue;
    changed++;
    writeFileSync(file, after);
    compressNow(file, Buffer.from(after), levels.best);
  }
  if (changed === 0)
    throw new Error(`Nothing in ${files} is changed: the trick is not there, or looks otherwise now.`);
  return copy;
}

/** Measures what tricks of the build are worth: its flags in whole builds; functions by themselves, in the work of the build that they are part of. */
export async function measureBuildTricks({
  site,
  runs,
  buildRuns,
  progress,
}: Omit<MeasureTricksOptions, 'browser'> & { buildRuns: number }): Promise<AblationResult[]> {
  const [program, args] = site.build;
  const builds = { with: [] as number[], without: [] as number[] };
  const times = { with: [] as FunctionTimes[], without: [] as FunctionTimes[] };
  for (let run = 1; run <= buildRuns; run++) {
    for (const variant of ['with', 'without'] as const) {
      progress(`V8 flags, build ${variant}: run ${run} of ${buildRuns}`);
      site.write();
      const build: [string, string[]] =
        variant === 'with'
          ? site.build
          : [program, args.filter((arg) => !/^--(interrupt|max-semi)/.test(arg))];
      builds[variant].push((await buildMeasured({ build, folder: site.folder })).work);
    }
  }
  for (let run = 1; run <= runs; run++) {
    progress(`functions: run ${run} of ${runs}`);
    for (const variant of ['with', 'without'] as const) {
      const [node, script] = typeScriptCommand('ablationTimes.ts', site.folder, variant);
      times[variant].push(JSON.parse(execFileSync(node, script, { encoding: 'utf8' })) as FunctionTimes);
    }
  }
  const work = median(builds.with)!;
  const timeOf = (name: keyof FunctionTimes, variant: 'with' | 'without') =>
    median(times[variant].map((one) => one[name]))!;
  const inBuild = (trick: string, name: keyof FunctionTimes): AblationResult => ({
    trick,
    figure: 'work of a build with empty caches, s',
    with: work,
    without: work + (timeOf(name, 'without') - timeOf(name, 'with')) / 1000,
  });
  return [
    {
      trick: 'V8 flags',
      figure: 'work of a build with empty caches, s',
      with: work,
      without: median(builds.without)!,
    },
    inBuild('gzip with a common head', 'gzip'),
    inBuild('separators and re-parsed JSX', 'blocks'),
    {
      trick: 'warm-up searches',
      figure: 'first key in Node.js, ms',
      with: timeOf('firstKey', 'with'),
      without: timeOf('firstKey', 'without'),
    },
  ];
}
