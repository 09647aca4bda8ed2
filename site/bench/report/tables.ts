import { kinds, total, type Kind } from '../browser/transfers';
import { pageTypes } from '../sites/benchSites';
import { median } from '../medians';
import type {
  AblationResult,
  BuildResult,
  DevResult,
  EntryResult,
  PageResult,
  ReferenceResult,
  Report,
  SearchResult,
  Subject,
} from './report';

/** A table of results. */
export interface Table {
  title: string;
  /** What the columns mean, where their names do not say it. */
  note: string;
  head: string[];
  rows: string[][];
}

/** A column: its name, its value for a result, and how that is written. */
type Column<Result> = [
  name: string,
  value: (result: Result) => number | undefined,
  write: (value: number) => string,
];

const milliseconds = (value: number) => Math.round(value).toLocaleString('en');
const seconds = (value: number) => value.toFixed(1);
const tenths = (value: number) => value.toFixed(1);
const kilobytes = (value: number) => (value / 1000).toFixed(1);
const megabytes = (value: number) => Math.round(value / 1e6).toLocaleString('en');
const count = (value: number) => Math.round(value).toLocaleString('en');
const shift = (value: number) => (value < 0.0005 ? '0' : value.toFixed(3));

/** Lays a report out as tables, those of the parts that have been run. */
export function tablesOf({ pages, search, builds, entries, dev, reference, ...tricks }: Report): Table[] {
  return [
    ...(pages ? [loadTable(pages.results), navigationTable(pages.results)] : []),
    ...(search ? [searchTable(search.results)] : []),
    ...(builds ? [buildTable(builds.results)] : []),
    ...(entries ? [entryTable(entries.results)] : []),
    ...(dev ? [devTable(dev.results)] : []),
    ...(reference ? [referenceTable(reference.results)] : []),
    ...ablationTables([tricks['page-tricks'], tricks['build-tricks']].flatMap((part) => part?.results ?? [])),
  ];
}

function loadTable(results: PageResult[]): Table {
  const bytes = (kind: Kind): Column<PageResult> => [kind, ({ load }) => load.bytes[kind], kilobytes];
  const columns: Column<PageResult>[] = [
    ...kinds.filter((kind) => results.some(({ load }) => load.bytes[kind] > 0)).map(bytes),
    ['all kB', ({ load }) => total(load.bytes), kilobytes],
    ['requests', ({ load }) => load.requests, count],
    ['FCP', ({ load }) => load.firstContentfulPaint, milliseconds],
    ['LCP', ({ load }) => load.largestContentfulPaint, milliseconds],
    ['TBT', ({ load }) => load.totalBlockingTime, milliseconds],
    ['CLS', ({ load }) => load.cumulativeLayoutShift, shift],
    ['longest task', ({ load }) => load.longestTask, milliseconds],
    ['script after intent', ({ load }) => load.intentBytes.script, kilobytes],
    ['intent to hydrated', ({ load }) => load.intentToHydrated, milliseconds],
    ['load to hydrated', ({ load }) => load.hydrated, milliseconds],
  ];
  return {
    title: 'Loading a page',
    note:
      'Compressed kilobytes by kind with their headers, and milliseconds, for a new visitor who does nothing. Then the visitor moves the pointer: ' +
      'the script that comes after that, and the time until React has taken over; for a page that does not wait for the visitor, the time from the beginning.',
    head: ['site', 'page', ...names(columns)],
    rows: withRatios(
      results,
      columns,
      ({ type }) => [type],
      (a, b) => a.type === b.type,
    ),
  };
}

function navigationTable(results: PageResult[]): Table {
  const columns: Column<PageResult>[] = [
    ['at the profile', ({ navigation }) => navigation.throttled.clickToHeading, milliseconds],
    ['as it is', ({ navigation }) => navigation.unthrottled.clickToHeading, milliseconds],
    ['kB', ({ navigation }) => navigation.throttled.bytes, kilobytes],
  ];
  return {
    title: 'Following a link',
    note: 'Milliseconds from the click on a link in the text to the heading of the next page on the screen, and what is fetched from the moment the pointer is on the link.',
    head: ['site', 'from', ...names(columns)],
    rows: withRatios(
      results,
      columns,
      ({ type }) => [type],
      (a, b) => a.type === b.type,
    ),
  };
}

function searchTable(results: SearchResult[]): Table {
  const columns: Column<SearchResult>[] = [
    ['dialog kB', ({ times }) => times.dialogBytes, kilobytes],
    ['index kB', ({ times }) => times.indexBytes, kilobytes],
    ['kB while writing', ({ times }) => times.queryBytes, kilobytes],
    ['first key', ({ times }) => times.firstKey, milliseconds],
    ['with texts', ({ times }) => times.firstKeyWhole, milliseconds],
    ['further key', ({ times }) => times.furtherKey, milliseconds],
    ['slowest', ({ times }) => times.slowestKey, milliseconds],
    ['worker', ({ times }) => times.worker, milliseconds],
    ['worst', ({ times }) => times.slowestWorker, milliseconds],
    ['main thread', ({ times }) => times.main, milliseconds],
    ['longest task', ({ times }) => times.longestTask, milliseconds],
    ['worst task', ({ times }) => times.worstTask, milliseconds],
    ['after it', ({ times }) => times.mainAfter, milliseconds],
    ['longest after it', ({ times }) => times.longestTaskAfter, milliseconds],
    ['worst after it', ({ times }) => times.worstTaskAfter, milliseconds],
    ['results', ({ times }) => times.results, count],
  ];
  return siteTable(
    'Searching',
    'What the click on the search button fetches, and what comes while two words are written letter by letter; milliseconds from a key to its first results on the screen, and for the first key until their texts are there too. ' +
      'The main thread is that of further keys: until the first results are there, and after it, when texts and results further down follow. ' +
      'Of all keys the one in the middle is given, and the slowest or worst. ' +
      'The browser slows only the main thread of a page, so the time of the worker is multiplied, and what that adds to the waiting is added. ' +
      'Sites whose search showed nothing for these words are left out.',
    columns,
    results.filter(({ times }) => times.results > 0),
  );
}

function buildTable(results: BuildResult[]): Table {
  const columns: Column<BuildResult>[] = [
    ['seconds', ({ cold }) => cold.seconds, seconds],
    ['processor s', ({ cold }) => cold.work, seconds],
    ['peak MB', ({ cold }) => cold.peakMemory, megabytes],
    ['again, seconds', ({ warm }) => warm.seconds, seconds],
    ['again, processor s', ({ warm }) => warm.work, seconds],
    ['files', ({ files }) => files, count],
    ['MB', ({ bytes }) => bytes, megabytes],
  ];
  return siteTable(
    'Building',
    'With empty caches, and once more with nothing changed: seconds on the clock, seconds that processors worked, and the most memory that the process and all it started held. ' +
      'This project also compresses every file (Brotli and gzip), writes the search index and checks every link; stock Rspress does not.',
    columns,
    results,
  );
}

/** What an entry of the changelog adds to a build: the middle of what it adds in each pair, not the difference of two middles. */
function entryTable(results: EntryResult[]): Table {
  const columns: Column<EntryResult>[] = [
    ['pairs', ({ pairs }) => pairs.length, count],
    ['seconds without', ({ pairs }) => median(pairs.map(({ without }) => without.seconds)), seconds],
    ['seconds with', ({ pairs }) => median(pairs.map((pair) => pair.with.seconds)), seconds],
    ['ms an entry', (result) => median(added(result, 'seconds')), tenths],
    ['least', (result) => Math.min(...added(result, 'seconds')), tenths],
    ['most', (result) => Math.max(...added(result, 'seconds')), tenths],
    ['processor ms', (result) => median(added(result, 'work')), tenths],
  ];
  return siteTable(
    'Entries of the changelog',
    'What an entry adds to a build with empty caches, with its lists, feeds and search, in milliseconds on the clock and of work. ' +
      'The same pages are built without and with the entries, right after each other and in changing order; of what an entry adds in each of these pairs, the middle, the least and the most are given.',
    columns,
    results,
  );
}

/** What an entry adds in each pair, in milliseconds. */
const added = ({ entries, pairs }: EntryResult, of: 'seconds' | 'work'): number[] =>
  pairs.map((pair) => ((pair.with[of] - pair.without[of]) / entries) * 1000);

function devTable(results: DevResult[]): Table {
  const columns: Column<DevResult>[] = [
    ['start', ({ start }) => start, seconds],
    ['save', ({ save }) => save, (value) => value.toFixed(2)],
  ];
  return siteTable(
    'Writing',
    'Seconds from the command of the development server to a page on the screen, and from saving a Markdown file to seeing what changed in the open page.',
    columns,
    results,
  );
}

function referenceTable(results: ReferenceResult[]): Table {
  const columns: Column<ReferenceResult>[] = [
    ['files', ({ files }) => files, count],
    ['parse', ({ parse }) => parse, tenths],
    ['model', ({ model }) => model, tenths],
    ['examples', ({ examples }) => examples, tenths],
    ['highlight', ({ highlight }) => highlight, tenths],
    ['again', ({ again }) => again, tenths],
  ];
  return siteTable(
    'Making the API reference',
    'Milliseconds for each definition file, in a process that has just begun: reading its syntax, joining all files into the model, making the requests and messages that are shown as examples, highlighting these, and highlighting them again in a later build.',
    columns,
    results,
  );
}

/** A table with a row for each site. */
const siteTable = <Result extends Subject>(
  title: string,
  note: string,
  columns: Column<Result>[],
  results: Result[],
): Table => ({
  title,
  note,
  head: ['site', ...names(columns)],
  rows: withRatios(
    results,
    columns,
    () => [],
    () => true,
  ),
});

const names = <Result>(columns: Column<Result>[]) => columns.map(([name]) => name);

/** A row for each result; below one that stock Rspress has too, how many times as much ours is. */
function withRatios<Result extends Subject>(
  results: Result[],
  columns: Column<Result>[],
  further: (result: Result) => string[],
  comparable: (one: Result, other: Result) => boolean,
): string[][] {
  const sorted = results.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0) || placeOf(a) - placeOf(b));
  return sorted.flatMap((result) => {
    const cells = columns.map(([, valueOf, write]) => {
      const value = valueOf(result);
      return value === undefined ? '' : write(value);
    });
    const rows = [[result.site, ...further(result), ...cells]];
    const ours = sorted.find(
      (other) => other.builder === 'neosync' && other.size === result.size && comparable(other, result),
    );
    if (result.builder !== 'rspress' || !ours) return rows;
    const ratios = columns.map(([, valueOf]) => ratio(valueOf(ours), valueOf(result)));
    return [...rows, ['this project / stock', ...further(result), ...ratios]];
  });
}

/** Pages of a type stand together, ours first. */
function placeOf(result: Subject & { type?: PageResult['type'] }): number {
  return (result.type ? pageTypes.indexOf(result.type) * 10 : 0) + (result.builder === 'neosync' ? 0 : 1);
}

const ratio = (ours: number | undefined, stock: number | undefined) =>
  ours === undefined || !stock ? '' : `${(ours / stock).toFixed(2)}x`;

function ablationTables(results: AblationResult[]): Table[] {
  if (results.length === 0) return [];
  const table: Table = {
    title: 'What tricks are worth',
    note: 'Each figure with the trick and without it, by turns in one run. What gains less than a tenth is taken out.',
    head: ['trick', 'figure', 'with', 'without', 'gain'],
    rows: results.map(({ trick, figure, with: own, without }) => [
      trick,
      figure,
      tenths(own),
      tenths(without),
      without === 0 ? '-' : `${Math.round((1 - own / without) * 100)} %`,
    ]),
  };
  return [table];
}
