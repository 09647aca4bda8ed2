import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { settings } from '../../settings/site';
import { rspressCommand } from '../buildStock';
import { generateSite, pagesOf } from './generateSite';
import { putAside, removeAside } from './putAside';
import { projectFiles, siteFiles } from './siteFiles';
import { stockFiles } from './stockFiles';
import { writeFiles } from './writeFiles';

/** Kinds of pages that are measured, in the order of tables. */
export const pageTypes = ['home', 'long page', 'short page', 'job.proto', 'changelog index'] as const;

export type PageType = (typeof pageTypes)[number];

/** A site that is measured. */
export interface BenchSite {
  /** As tables name it. */
  name: string;
  /** Who builds it. */
  builder: 'neosync' | 'rspress';
  /** Number of generated pages; none for the documentation itself. */
  size?: number;
  /** Number of generated entries of a changelog. */
  entries: number;
  /** Folder of the site, absolute, and of what is built from it. */
  folder: string;
  outDir: string;
  /** Writes the sources of the site anew, without anything that was built or cached. */
  write: () => void;
  /** Command that builds it, in its folder. */
  build: [program: string, args: string[]];
  /** Command that starts its development server on a port, in its folder. */
  serve: (port: number) => [program: string, args: string[]];
  /** File of the short page, from the folder. */
  shortPageFile: string;
  /** Addresses of pages to measure. */
  routes: Partial<Record<PageType, string>>;
}

const root = join(import.meta.dirname, '..', '..', '..');
const sites = join(root, 'reports', 'bench', 'sites');
const loader = pathToFileURL(join(root, 'site', 'typescript.mjs')).href;

/** Runs TypeScript of this project in any working directory, with the options of Node.js that `npm run build` has. */
export function typeScriptCommand(file: string, ...args: string[]): [string, string[]] {
  return [
    process.execPath,
    [
      '--max-semi-space-size=64',
      '--interrupt-budget=300000',
      '--import',
      loader,
      join(import.meta.dirname, '..', file),
      ...args,
    ],
  ];
}

/** The documentation itself, in a copy, so that measuring leaves alone what is being worked on. */
export function thisSite(): BenchSite {
  const folder = join(sites, 'this');
  return {
    name: 'this site',
    builder: 'neosync',
    entries: 0,
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      putAside(folder, sites);
      writeFiles(folder, new Map(projectFiles(settings)));
      for (const name of ['content', 'proto', settings.ledger!])
        cpSync(join(root, name), join(folder, name), { recursive: true });
    },
    build: typeScriptCommand('builds/buildFolder.ts'),
    serve: (port) => typeScriptCommand('builds/serveFolder.ts', String(port)),
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
export function generatedSite(builder: BenchSite['builder'], pages: number, entries = 0): BenchSite {
  const ours = builder === 'neosync';
  const folder = join(sites, [builder, pages, ...(entries > 0 ? [`${entries}-entries`] : [])].join('-'));
  const generate = () => generateSite({ pages, entries });
  const firstOf = (kind: string) =>
    pagesOf(generateSite({ pages: Math.min(pages, 100) })).find((page) => page.kind === kind)?.route;
  return {
    name: `${pages.toLocaleString('en')} pages${entries > 0 ? `, ${entries.toLocaleString('en')} entries` : ''}${ours ? '' : ', stock Rspress'}`,
    builder,
    size: pages,
    entries,
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      putAside(folder, sites);
      writeFiles(folder, ours ? siteFiles(generate()) : stockFiles(generate()));
    },
    build: ours ? typeScriptCommand('builds/buildFolder.ts') : rspressCommand('build'),
    serve: (port) =>
      ours
        ? typeScriptCommand('builds/serveFolder.ts', String(port))
        : rspressCommand('dev', '--port', String(port)),
    shortPageFile: `${ours ? 'content' : 'docs'}${firstOf('short')}.mdx`,
    routes: { home: '/', 'long page': firstOf('long'), 'short page': firstOf('short') },
  };
}

/** Removes the sites that were written and built before those that are there now. */
export const removeOldSites = (): void => removeAside(sites);

/** Whether a site has been built. */
export const isBuilt = ({ outDir }: BenchSite) => existsSync(join(outDir, 'index.html'));
