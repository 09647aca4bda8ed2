import { expect, test } from 'vitest';

import { noTransfers } from '../browser/transfers';
import { benchmarksPage } from './markdown';
import { printTable } from './printTable';
import type { BuildResult, PageResult, PartReport, Report } from './report';
import { tablesOf } from './tables';

const machine = {
  processor: 'Some processor',
  cores: 2,
  memory: 2 ** 34,
  system: 'linux 6.1',
  node: 'v20.20.2',
  browser: 'Chromium 147',
  rspress: '2.0.22',
  commit: 'abc1234',
};

const part = { date: '2025-01-16T12:00:00.000Z', command: 'npm run bench -- builds', machine, runs: 3 };

const build = (changes: Partial<BuildResult>): BuildResult => ({
  site: '100 pages',
  builder: 'neosync',
  size: 100,
  files: 500,
  bytes: 20_000_000,
  cold: { seconds: 20, work: 30, peakMemory: 1_000_000_000 },
  warm: { seconds: 10, work: 12.34, peakMemory: 900_000_000 },
  ...changes,
});

const stock = build({
  site: '100 pages, stock Rspress',
  builder: 'rspress',
  cold: { seconds: 10, work: 20, peakMemory: 500_000_000 },
});

const builds = (...results: BuildResult[]): Report => ({
  builds: { ...part, results } as PartReport<'builds'>,
});

test('below a site of stock Rspress stands how many times as much ours is', () => {
  const [table] = tablesOf(builds(stock, build({})));
  expect(table!.rows).toEqual([
    ['100 pages', '20.0', '30.0', '1,000', '10.0', '12.3', '500', '20'],
    ['100 pages, stock Rspress', '10.0', '20.0', '500', '10.0', '12.3', '500', '20'],
    ['this project / stock', '2.00x', '1.50x', '2.00x', '1.00x', '1.00x', '1.00x', '1.00x'],
  ]);
});

test('a site without its like is compared with nothing', () => {
  const [table] = tablesOf(
    builds(stock, build({ size: 1000 }), build({ site: 'this site', size: undefined })),
  );
  expect(table!.rows.map(([site]) => site)).toEqual(['this site', '100 pages, stock Rspress', '100 pages']);
});

test('what an entry adds is the middle of what it adds in each pair, not the difference of two middles', () => {
  const run = (seconds: number) => ({ seconds, work: seconds * 2, peakMemory: 1 });
  const pairs = [
    { without: run(20), with: run(38) },
    { without: run(50), with: run(60) },
    { without: run(22), with: run(37) },
  ];
  const results = [{ site: '100 pages', builder: 'neosync' as const, size: 100, entries: 1000, pairs }];
  const [table] = tablesOf({ entries: { ...part, results } });
  expect(table!.rows).toEqual([['100 pages', '3', '22.0', '38.0', '15.0', '10.0', '18.0', '30.0']]);
});

test('numbers stand below each other', () => {
  const text = printTable({
    title: 'T',
    note: '',
    head: ['site', 'ms'],
    rows: [
      ['a', '1,000'],
      ['bcd', '2.50x'],
    ],
  });
  expect(text).toBe('T\n\nsite     ms\na     1,000\nbcd   2.50x');
});

test('a page that does not wait for a visitor and one that does stand in one table', () => {
  const load = {
    ...noTransfers(),
    intentBytes: noTransfers().bytes,
    intentRequests: 0,
    firstContentfulPaint: 400,
    largestContentfulPaint: 410.4,
    totalBlockingTime: 0,
    cumulativeLayoutShift: 0,
    longestTask: 0,
    longestIntentTask: 0,
  };
  const navigation = {
    throttled: { clickToHeading: 120, bytes: 8000 },
    unthrottled: { clickToHeading: 40, bytes: 0 },
  };
  const results: PageResult[] = [
    {
      site: 'a',
      builder: 'neosync',
      size: 100,
      type: 'home',
      load: { ...load, intentToHydrated: 90 },
      navigation,
    },
    { site: 'b', builder: 'rspress', size: 100, type: 'home', load: { ...load, hydrated: 1800 }, navigation },
  ];
  const [table] = tablesOf({ pages: { ...part, results } as PartReport<'pages'> });
  const column = (name: string) => table!.rows.map((row) => row[table!.head.indexOf(name)]);
  expect(column('intent to hydrated')).toEqual(['90', '', '']);
  expect(column('load to hydrated')).toEqual(['', '1,800', '']);
  expect(column('LCP')).toEqual(['410', '410', '1.00x']);
});

test('the page says where and how everything was measured, and holds nothing else', async () => {
  const page = await benchmarksPage(builds(build({}), stock));
  expect(page).toContain(
    '2025-01-16 12:00 UTC, commit abc1234: `npm run bench -- builds`, medians of 3 runs',
  );
  expect(page).toContain('Some processor, 2 cores, 16 GiB, linux 6.1');
  expect(page).not.toMatch(/undefined|NaN|Following a link/);
});
