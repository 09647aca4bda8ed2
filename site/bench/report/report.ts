import type { ClientNavigation } from '../browser/measureNavigation';
import type { Load } from '../browser/measureLoad';
import type { SearchTimes } from '../browser/measureSearch';
import type { MeasuredRun } from '../builds/runMeasured';
import type { BenchSite, PageType } from '../sites/benchSites';
import type { Machine } from './machine';

/** What a result belongs to. */
export interface Subject {
  /** Name of the site. */
  site: string;
  builder: BenchSite['builder'];
  /** Number of generated pages; none for the documentation itself. */
  size?: number;
}

/** A page of a site in the browser: medians. */
export interface PageResult extends Subject {
  type: PageType;
  load: Load;
  /** A click on a link, at the profile and on this machine as it is. */
  navigation: { throttled: ClientNavigation; unthrottled: ClientNavigation };
}

/** Building a site: medians. */
export interface BuildResult extends Subject {
  /** Files that came out, and their bytes, without compressed copies. */
  files: number;
  bytes: number;
  /** With empty caches, and once more with nothing changed. */
  cold: MeasuredRun;
  warm: MeasuredRun;
}

/** What entries of a changelog add to the build of a site: all pairs of builds. */
export interface EntryResult extends Subject {
  /** Number of generated entries. */
  entries: number;
  pairs: EntryPair[];
}

/** Two builds with empty caches, one after the other: of pages without entries, and of the same pages with them. */
export interface EntryPair {
  without: MeasuredRun;
  with: MeasuredRun;
}

/** Searching a site in the browser: medians. */
export interface SearchResult extends Subject {
  query: string;
  times: SearchTimes;
}

/** Writing with the development server: medians, in seconds. */
export interface DevResult extends Subject {
  /** From the command to a page on the screen. */
  start: number;
  /** From saving a Markdown file to seeing what changed. */
  save: number;
}

/** Making pages of definition files: medians, in milliseconds for each file. */
export interface ReferenceResult extends Subject {
  files: number;
  /** Reading the syntax. */
  parse: number;
  /** Joining the files into the model. */
  model: number;
  /** Making the examples. */
  examples: number;
  /** Highlighting the examples. */
  highlight: number;
  /** Highlighting the examples where an earlier build has highlighted the same. */
  again?: number;
}

/** What a figure is with a trick and without it: medians. */
export interface AblationResult {
  trick: string;
  figure: string;
  with: number;
  without: number;
}

/** What each part of the benchmark finds. */
export interface Results {
  pages: PageResult;
  builds: BuildResult;
  entries: EntryResult;
  search: SearchResult;
  dev: DevResult;
  reference: ReferenceResult;
  'page-tricks': AblationResult;
  'build-tricks': AblationResult;
}

export const partNames = [
  'pages',
  'search',
  'builds',
  'entries',
  'dev',
  'reference',
  'page-tricks',
  'build-tricks',
] as const;

export type PartName = (typeof partNames)[number];

/** A part of the benchmark that has been run. */
export interface PartReport<Name extends PartName = PartName> {
  /** When it began, ISO 8601. */
  date: string;
  /** What was called. */
  command: string;
  machine: Machine;
  /** How often each thing was measured. */
  runs: number;
  results: Results[Name][];
}

/** Every part that has been run, each in its latest run. */
export type Report = { [Name in PartName]?: PartReport<Name> };
