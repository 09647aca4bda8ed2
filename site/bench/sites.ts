import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { generateSite, pagesOf, type GeneratedSite } from '../fixtures/generated/generateSite';
import {
  projectFiles,
  siteFiles,
  starlightFiles,
  stockFiles,
  writeFiles,
  type Files,
} from '../fixtures/generated/layouts';
import { settings } from '../settings/site';

/** A site that is measured. */
export interface BenchSite {
  /** Its name in tables. */
  subject: string;
  /** Number of generated pages; undefined for the documentation itself. */
  size?: number;
  folder: string;
  outDir: string;
  /** Writes its sources into an empty folder. */
  write: () => void;
  /** Program and arguments that build it, in its folder. */
  build: [program: string, args: string[]];
  /** Addresses of pages to visit, by kind. */
  routes: Record<string, string>;
}

const root = join(import.meta.dirname, '..', '..');
const sites = join(root, 'reports', 'bench');
const starlight = { '@astrojs/starlight': '0.37.7', astro: '5.18.2' };

/** The newest that runs on every Node.js version of this project. */
export const starlightVersion = `Starlight ${starlight['@astrojs/starlight']} on Astro ${starlight.astro}`;

/** What builds generated sites: their files, and the command. */
const builders: Record<
  'ours' | 'stock' | 'starlight',
  { name: string; files: (site: GeneratedSite) => Files; args: string[] }
> = {
  ours: {
    name: 'this project',
    files: siteFiles,
    args: [join(root, 'site', 'run.mjs'), join(root, 'site', 'fixtures', 'generated', 'build.ts')],
  },
  stock: {
    name: 'stock Rspress',
    files: stockFiles,
    args: [join(root, 'node_modules', '@rspress', 'core', 'bin', 'rspress.js'), 'build'],
  },
  starlight: {
    name: 'Starlight',
    files: starlightFiles,
    args: [join(sites, 'starlight', 'node_modules', 'astro', 'astro.js'), 'build'],
  },
};

/** The documentation itself, in a copy. */
export function thisSite(): BenchSite {
  const folder = join(sites, 'this');
  return {
    subject: 'this site',
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      rmSync(folder, { recursive: true, force: true });
      writeFiles(folder, projectFiles(settings));
      for (const name of ['content', 'proto']) {
        cpSync(join(root, name), join(folder, name), { recursive: true });
      }
    },
    build: [process.execPath, builders.ours.args],
    routes: {
      home: '/',
      quickstart: '/quickstart',
      'transformers/system': '/transformers/system',
      'job.proto': '/api/mgmt/v1alpha1/job.proto',
    },
  };
}

/** A site of generated pages. */
export function generatedSite(builder: keyof typeof builders, size: number): BenchSite {
  const { name, files, args } = builders[builder];
  const folder = join(sites, builder, String(size));
  const firstOf = (kind: string) => pagesOf(generateSite(100)).find((page) => page.kind === kind)!.route;
  return {
    subject: `${size.toLocaleString('en')} pages, ${name}`,
    size,
    folder,
    outDir: join(folder, 'dist'),
    write: () => {
      if (builder === 'starlight') installStarlight(join(sites, builder));
      rmSync(folder, { recursive: true, force: true });
      writeFiles(folder, files(generateSite(size)));
    },
    build: [process.execPath, args],
    routes: { home: '/', 'long page': firstOf('long'), 'short page': firstOf('short') },
  };
}

/** Installs Starlight above the sites that it builds: this project doesn't depend on it. */
function installStarlight(folder: string): void {
  if (existsSync(join(folder, 'node_modules', 'astro'))) return;
  const manifest = { name: 'starlight', private: true, type: 'module', dependencies: starlight };
  writeFiles(folder, { 'package.json': JSON.stringify(manifest) });
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
