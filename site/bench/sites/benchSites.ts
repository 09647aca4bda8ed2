import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { settings } from '../../settings/site';
import { generateSite, pagesOf } from './generateSite';
import { projectFiles, siteFiles, stockFiles, type Files } from './layouts';

/** Kinds of pages that are measured, in the order of tables. */
export const pageTypes = ['home', 'long page', 'short page', 'job.proto', 'changelog index'] as const;

export type PageType = (typeof pageTypes)[number];

type Command = [program: string, args: string[]];

/** A site that is measured. */
export interface BenchSite {
  /** As tables name it. */
  name: string;
  /** Whether stock Rspress builds it, and not this project. */
  stock: boolean;
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

const ours = {
  stock: false,
  build: typeScriptCommand('folder.ts', 'build'),
  serve: (port: number) => typeScriptCommand('folder.ts', 'serve', String(port)),
};

const stock = {
  stock: true,
  build: rspress('build'),
  serve: (port: number) => rspress('dev', '--port', String(port)),
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

/** A generated site, built by this project or by stock Rspress. */
export function generatedSite(builder: 'ours' | 'stock', pages: number, entries = 0): BenchSite {
  const isStock = builder === 'stock';
  const folder = join(sites, `${builder}-${pages}-${entries}`);
  const firstOf = (kind: string) =>
    pagesOf(generateSite({ pages: Math.min(pages, 100) })).find((page) => page.kind === kind)?.route;
  return {
    ...(isStock ? stock : ours),
    name: `${pages.toLocaleString('en')} pages${entries > 0 ? `, ${entries.toLocaleString('en')} entries` : ''}${isStock ? ', stock Rspress' : ''}`,
    size: pages,
    folder,
    outDir: join(folder, 'dist'),
    write: () => writeAnew(folder, (isStock ? stockFiles : siteFiles)(generateSite({ pages, entries }))),
    shortPageFile: `${isStock ? 'docs' : 'content'}${firstOf('short')}.mdx`,
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
