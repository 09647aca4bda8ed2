import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { generateSite } from '../../site/fixtures/generated/generateSite';
import {
  projectFiles,
  siteFiles,
  starlightFiles,
  starlightProject,
  stockFiles,
  writeFiles,
} from '../../site/fixtures/generated/layouts';
import { settings } from '../../site/settings/site';
import type { Starlight } from './installStarlight';
import { starlightPage } from './starlightPage';

/** A site to measure. */
export interface BenchSite {
  name: string;
  folder: string;
  outDir: string;
  /** Writes its sources into an empty folder. */
  write: () => void;
  /** Program and arguments that build it, in its folder. */
  build: [program: string, args: string[]];
}

const root = join(import.meta.dirname, '..', '..');

/** Folder of everything that the bench writes. */
export const benchFolder = join(root, 'reports', 'bench');

/** The folder for earlier sites until the bench is done. Deleting them first slows down ext4 for the builds that follow. */
export const oldSites = join(root, 'reports', 'bench-old');

/** With the options of `npm run build`. */
const projectBuild: BenchSite['build'] = [
  process.execPath,
  [
    '--max-semi-space-size=64',
    '--heap-growing-percent=50',
    join(root, 'site', 'run.mjs'),
    join(root, 'site', 'fixtures', 'generated', 'build.ts'),
  ],
];

function siteIn(path: string, site: Pick<BenchSite, 'name' | 'write' | 'build'>): BenchSite {
  const folder = join(benchFolder, path);
  const write = () => {
    if (existsSync(folder)) {
      mkdirSync(oldSites, { recursive: true });
      renameSync(folder, join(oldSites, randomUUID()));
    }
    site.write();
  };
  return { ...site, write, folder, outDir: join(folder, 'dist') };
}

/** The documentation itself, in a copy. */
export function thisSite(): BenchSite {
  const folder = join(benchFolder, 'this');
  const write = () => {
    writeFiles(folder, projectFiles(settings));
    for (const name of ['content', 'proto']) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
  };
  return siteIn('this', { name: 'this site', build: projectBuild, write });
}

/** The same pages on Starlight, made from the Markdown copies of the built documentation. */
export function starlightCopy({ outDir }: BenchSite, starlight: Starlight): BenchSite {
  const folder = join(starlight.folder, 'this');
  const write = () => {
    const files = globSync('**/*.md', { cwd: outDir });
    const directories = new Set(
      files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!),
    );
    const sidebar = [...directories].map((directory) => ({
      label: directory,
      collapsed: true,
      items: [{ autogenerate: { directory } }],
    }));
    writeFiles(folder, {
      ...starlightProject({ title: settings.title, sidebar }),
      ...Object.fromEntries(
        files.map((file) => [
          `src/content/docs/${file}`,
          starlightPage(readFileSync(join(outDir, file), 'utf8'), settings.address),
        ]),
      ),
    });
  };
  return siteIn('starlight/this', { name: 'the same pages, Starlight', build: starlight.build, write });
}

/** A generated site in this project, in stock Rspress or in Starlight: the same pages in each. */
export function generatedSites(size: number, starlight: Starlight): BenchSite[] {
  const stock = join(root, 'node_modules', '@rspress', 'core', 'bin', 'rspress.js');
  const builders = [
    { name: 'this project', path: 'ours', files: siteFiles, build: projectBuild },
    {
      name: 'stock Rspress',
      path: 'stock',
      files: stockFiles,
      build: [process.execPath, [stock, 'build']] satisfies BenchSite['build'],
    },
    { name: 'Starlight', path: 'starlight', files: starlightFiles, build: starlight.build },
  ];
  return builders.map(({ name, path, files, build }) =>
    siteIn(`${path}/${size}`, {
      name: `${size.toLocaleString('en')} pages, ${name}`,
      build,
      write: () => writeFiles(join(benchFolder, path, String(size)), files(generateSite(size))),
    }),
  );
}
