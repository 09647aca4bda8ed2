import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { settings } from '../../settings/site';
import { generateSite, pagesOf, type GeneratedSite } from './generateSite';
import { projectFiles, siteFiles, starlightFiles, stockFiles, type Files } from './layouts';
import { installStarlight } from './starlight';

/** Kinds of pages that are measured, in the order of tables. */
export const pageTypes = ['home', 'long page', 'short page', 'job.proto', 'changelog index'] as const;

export type PageType = (typeof pageTypes)[number];

type Command = [program: string, args: string[]];

/** A site that is measured. */
export interface BenchSite {
  /** As tables name it. */
  name: string;
  /** What builds it, if not this project: `stock Rspress`. */
  rival?: string;
  /** Number of generated pages; none for the documentation itself. */
  size?: number;
  /** Folder of the site, absolute, and of what is built from it. */
  folder: string;
  outDir: string;
  /** Writes the sources of the site anew, without anything that was built or cached. */
  write: () => void;
  /** Command that builds it, in its folder. */
  build: Command;
  /** Command that starts its development server on a port, in its folder. */
  serve: (port: number) => Command;
  /** File of the short page, from the folder. */
  shortPageFile: string;
  /** Addresses of pages to measure. */
  routes: Partial<Record<PageType, string>>;
}

const root = join(import.meta.dirname, '..', '..', '..');
const sites = join(root, 'reports', 'bench', 'sites');
const aside = join(sites, 'old');
const loader = pathToFileURL(join(root, 'site', 'typescript.mjs')).href;

/** Runs a script of the bench in any working directory. */
export const typeScriptCommand = (file: string, ...args: string[]): Command => [
  process.execPath,
  ['--import', loader, join(import.meta.dirname, '..', file), ...args],
];

const rspress = (...args: string[]): Command => [
  process.execPath,
  [join(root, 'node_modules', '@rspress', 'core', 'bin', 'rspress.js'), ...args],
];

const starlightFolder = join(sites, 'starlight');

const astro = (...args: string[]): Command => [
  process.execPath,
  [join(starlightFolder, 'node_modules', 'astro', 'astro.js'), ...args],
];

const ours = {
  build: typeScriptCommand('folder.ts', 'build'),
  serve: (port: number) => typeScriptCommand('folder.ts', 'serve', String(port)),
};

/** What builds generated sites. */
interface Builder extends Pick<BenchSite, 'rival' | 'folder' | 'build' | 'serve'> {
  /** Writes down what a site is made from. */
  files: (site: GeneratedSite) => Files;
  /** Folder in which its pages lie. */
  pages: string;
}

const builders: Record<'ours' | 'stock' | 'starlight', Builder> = {
  ours: { ...ours, folder: join(sites, 'ours'), files: siteFiles, pages: 'content' },
  stock: {
    rival: 'stock Rspress',
    folder: join(sites, 'stock'),
    files: stockFiles,
    pages: 'docs',
    build: rspress('build'),
    serve: (port: number) => rspress('dev', '--port', String(port)),
  },
  starlight: {
    rival: 'Starlight',
    folder: starlightFolder,
    files: starlightFiles,
    pages: 'src/content/docs',
    build: astro('build'),
    serve: (port: number) => astro('dev', '--port', String(port)),
  },
};

/** The documentation itself, in a copy, so that measuring leaves alone what is being worked on. */
export function thisSite(): BenchSite {
  const folder = join(sites, 'this');
  return {
    ...ours,
    name: 'this site',
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      writeAnew(folder, projectFiles(settings));
      for (const name of ['content', 'proto', settings.ledger!])
        cpSync(join(root, name), join(folder, name), { recursive: true });
    },
    shortPageFile: 'content/cli/version.mdx',
    routes: {
      home: '/',
      'long page': '/transformers/system',
      'short page': '/cli/version',
      'job.proto': '/api/mgmt/v1alpha1/job.proto',
      'changelog index': '/changelog',
    },
  };
}

/** A generated site. */
export function generatedSite(builder: keyof typeof builders, pages: number, entries = 0): BenchSite {
  const { files, pages: pagesFolder, ...own } = builders[builder];
  const folder = join(own.folder, `${pages}-${entries}`);
  const firstOf = (kind: string) =>
    pagesOf(generateSite({ pages: Math.min(pages, 100) })).find((page) => page.kind === kind)?.route;
  return {
    ...own,
    name: [
      `${pages.toLocaleString('en')} pages`,
      ...(entries > 0 ? [`${entries.toLocaleString('en')} entries`] : []),
      ...(own.rival ? [own.rival] : []),
    ].join(', '),
    size: pages,
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      if (builder === 'starlight') installStarlight(starlightFolder);
      writeAnew(folder, files(generateSite({ pages, entries })));
    },
    shortPageFile: `${pagesFolder}${firstOf('short')}.mdx`,
    routes: { home: '/', 'long page': firstOf('long'), 'short page': firstOf('short') },
  };
}

/**
 * Writes the files of a site into an empty folder. What was there is put aside whole: for minutes after thousands of files were
 * removed, some file systems look through all of these for each new one, and a build takes up to half as long again.
 */
function writeAnew(folder: string, files: Files): void {
  mkdirSync(aside, { recursive: true });
  if (existsSync(folder)) renameSync(folder, join(aside, String(Date.now())));
  writeFiles(folder, files);
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Removes what has been put aside, once everything is measured. */
export const removeOldSites = (): void => rmSync(aside, { recursive: true, force: true });

/** Whether a site has been built. */
export const isBuilt = ({ outDir }: BenchSite): boolean => existsSync(join(outDir, 'index.html'));
