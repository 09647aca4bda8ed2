import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { settings } from '../../settings/site';
import { generateSite, pagesOf, type GeneratedSite } from './generateSite';
import { projectFiles, siteFiles, starlightFiles, stockFiles, type Files } from './layouts';

/** Kinds of pages that are measured, in the order of tables. */
export const pageTypes = ['home', 'long page', 'short page', 'job.proto', 'changelog index'] as const;

export type PageType = (typeof pageTypes)[number];

/** A program and its arguments. */
export type Command = [program: string, args: string[]];

/** A site that is measured. */
export interface BenchSite {
  /** As tables name it. */
  subject: string;
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
const runner = join(root, 'site', 'run.mjs');

const node = (...args: string[]): Command => [process.execPath, args];

/** Runs a script of the bench in any working directory. */
export const benchScript = (file: string, ...args: string[]): Command =>
  node(runner, join(import.meta.dirname, '..', file), ...args);

/** The newest that run on every Node.js of this project. */
const starlight = { '@astrojs/starlight': '0.37.7', astro: '5.18.2' };

/** What tables and machine lines call it. */
export const starlightVersion = `Starlight ${starlight['@astrojs/starlight']} on Astro ${starlight.astro}`;

const rspressProgram = join(root, 'node_modules', '@rspress', 'core', 'bin', 'rspress.js');
const astroProgram = join(sites, 'starlight', 'node_modules', 'astro', 'astro.js');

interface Builder extends Pick<BenchSite, 'rival' | 'build' | 'serve'> {
  /** Writes down what a site is made from. */
  files: (site: GeneratedSite) => Files;
  /** Folder in which its pages lie. */
  pages: string;
}

/** What builds generated sites. */
const builders = {
  ours: {
    files: siteFiles,
    pages: 'content',
    build: benchScript('folder.ts', 'build'),
    serve: (port) => benchScript('folder.ts', 'serve', String(port)),
  },
  stock: {
    rival: 'stock Rspress',
    files: stockFiles,
    pages: 'docs',
    build: node(rspressProgram, 'build'),
    serve: (port) => node(rspressProgram, 'dev', '--port', String(port)),
  },
  starlight: {
    rival: 'Starlight',
    files: starlightFiles,
    pages: 'src/content/docs',
    build: node(astroProgram, 'build'),
    serve: (port) => node(astroProgram, 'dev', '--port', String(port)),
  },
} satisfies Record<string, Builder>;

/** The documentation itself, in a copy, so that measuring leaves alone what is being worked on. */
export function thisSite(): BenchSite {
  const folder = join(sites, 'this');
  return {
    ...builders.ours,
    subject: 'this site',
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
export function generatedSite(name: keyof typeof builders, size: number): BenchSite {
  const { files, pages, ...builder }: Builder = builders[name];
  const folder = join(sites, name, String(size));
  const firstOf = (kind: string) =>
    pagesOf(generateSite(Math.min(size, 100))).find((page) => page.kind === kind)?.route;
  return {
    ...builder,
    subject: [`${size.toLocaleString('en')} pages`, builder.rival].filter(Boolean).join(', '),
    size,
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      if (name === 'starlight') installStarlight(join(sites, name));
      writeAnew(folder, files(generateSite(size)));
    },
    shortPageFile: `${pages}${firstOf('short')}.mdx`,
    routes: { home: '/', 'long page': firstOf('long'), 'short page': firstOf('short') },
  };
}

/**
 * Installs Starlight where the sites below a folder find it, once: it is measured, and the project needs none of it. No path
 * to a site may go through `node_modules`, where Astro takes nothing for a source.
 */
function installStarlight(folder: string): void {
  if (existsSync(join(folder, 'node_modules', 'astro'))) return;
  const manifest = { name: 'starlight', private: true, type: 'module', dependencies: starlight };
  writeFiles(folder, { 'package.json': JSON.stringify(manifest) });
  console.log(`${starlightVersion}: installing`);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
