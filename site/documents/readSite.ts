import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { SiteError, formatProblems, type Problem } from '../problem';
import type { Settings } from '../settings/schema';
import { checkReferences, type Referrer, type Targets } from './checkReferences';
import { drawDiagram } from './drawDiagram';
import { navigate, type Navigation } from './navigation';
import { parseDocument, type Document } from './parseDocument';
import { placeDocuments } from './sidebar';
import { checkVersions } from './versions';

/** The site's documents, read and found to be in order. */
export interface Site {
  documents: Document[];
  /** What surrounds a document, by document id. */
  navigation: Map<string, Navigation>;
}

export interface ReadSiteOptions {
  settings: Settings;
  /** Where the settings were written, for problems. */
  settingsFile: string;
  /** Root of the project. */
  root: string;
  /** Whether warnings stop the build too. */
  strict: boolean;
  /** Receives the report of warnings. */
  warn: (report: string) => void;
  /** What there is beside the documents. @default nothing */
  beside?: Beside;
}

/** Pages that other rooms bring, as far as the documents are concerned. */
export interface Beside {
  /** Anchors by address; undefined for a page whose anchors are not known. */
  anchors: Targets['anchors'];
  /** Those of them that point at things too. */
  referrers: Referrer[];
  /** What was found to be wrong with them, to be reported at once with the rest. */
  problems: Problem[];
}

/**
 * Reads every page under the content root and checks that they belong together.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readSite({
  settings,
  settingsFile,
  root,
  strict,
  warn,
  beside = { anchors: new Map(), referrers: [], problems: [] },
}: ReadSiteOptions): Promise<Site> {
  const contentRoot = join(root, settings.content.root);
  const problems: Problem[] = [...beside.problems];
  if (!existsSync(contentRoot)) {
    throw new SiteError([
      {
        file: settingsFile,
        path: 'content.root',
        message: `there is no folder ${JSON.stringify(settings.content.root)}.`,
        fix: 'Name the folder with the Markdown files, from the root of the project.',
      },
    ]);
  }
  const documents: Document[] = [];
  const paths = pagePaths(contentRoot, settings.content.exclude);
  for (const path of paths) {
    const file = `${settings.content.root}/${path}`;
    const parsed = parseDocument(readFileSync(join(root, file), 'utf8'), path.replace(/\.mdx?$/, ''), file);
    problems.push(...parsed.problems);
    if (parsed.document) documents.push(parsed.document);
  }
  for (const [index, { file, route }] of documents.entries()) {
    const twin = documents.findIndex((other) => other.route === route);
    if (twin === index) continue;
    problems.push({
      file,
      message: `the page has the address ${route}, which ${documents[twin]!.file} has already.`,
      fix: 'Remove or rename one of the two. An address is the path of a file without its extension; "index" stands for its folder.',
    });
  }
  for (const { diagrams, file } of documents) {
    for (const fence of diagrams)
      problems.push(...(await drawDiagram(fence, file).then(() => [], problemsOf)));
  }
  // A page that cannot be read is reported once; it is not missed in the sidebar and by links too.
  const unreadable = documents.length < paths.length;
  const { places, problems: misplaced } = placeDocuments(settings, documents, settingsFile);
  const routes = new Set(documents.map(({ route }) => route));
  if (!unreadable) problems.push(...misplaced, ...checkVersions(settings, routes, settingsFile));

  const targets = targetsOf(documents, contentRoot, beside);
  const warnings: Problem[] = [];
  for (const referrer of [...documents, ...beside.referrers]) {
    const found = checkReferences(referrer, targets);
    if (!unreadable) problems.push(...found.errors);
    warnings.push(...found.warnings);
  }
  if (strict && !unreadable) problems.push(...warnings);
  if (problems.length > 0) throw new SiteError(problems);
  if (warnings.length > 0) warn(formatProblems(warnings));

  const updated = lastCommits(root, settings.content.root);
  return { documents, navigation: navigate({ places, settings, updatedOf: (file) => updated.get(file) }) };
}

function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return error.problems;
  throw error;
}

/** Paths of the pages under the content root, with forward slashes, in order. A name that begins with `_` is not a page. */
function pagePaths(contentRoot: string, exclude: string[]): string[] {
  return globSync('**/*.{md,mdx}', {
    cwd: contentRoot,
    ignore: ['public/**', '**/_*', '**/_*/**', ...exclude],
  }).sort();
}

function targetsOf(documents: Document[], contentRoot: string, beside: Beside): Targets {
  const publicRoot = join(contentRoot, 'public');
  const files = existsSync(publicRoot) ? globSync('**/*', { cwd: publicRoot, dot: true }) : [];
  return {
    anchors: new Map([
      ...beside.anchors,
      ...documents.map(({ route, anchors }) => [route, new Set(anchors.map(({ id }) => id))] as const),
    ]),
    files: new Set(files.map((path) => `/${path}`)),
  };
}

/** Time of the last commit of each file under a folder; empty outside a checkout. */
function lastCommits(root: string, folder: string): Map<string, string> {
  const times = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=:%cI', '--name-only', '--relative', '--', folder],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch {
    return times;
  }
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) time = line.slice(1);
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}
