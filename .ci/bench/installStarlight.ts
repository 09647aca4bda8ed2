import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeFiles } from '../../site/fixtures/generated/layouts';

export interface Starlight {
  /** Folder of its sites. */
  folder: string;
  /** The installed versions, as text. */
  version: string;
  /** Program and arguments that build a site, in its folder. */
  build: [program: string, args: string[]];
}

const packages = ['astro', '@astrojs/starlight', 'sharp', 'node'];

/**
 * Installs today's Starlight in a folder above the sites that it builds, as this project doesn't depend on it. Starlight
 * doesn't run on every Node.js version that this project supports, so it installs npm's `node` too.
 */
export function installStarlight(folder: string): Starlight {
  const modules = join(folder, 'node_modules');
  if (packages.some((name) => !existsSync(join(modules, name)))) {
    writeFiles(folder, { 'package.json': JSON.stringify({ private: true, type: 'module' }) });
    const latest = packages.map((name) => `${name}@${name === 'node' ? '22' : 'latest'}`);
    const options = { cwd: folder, stdio: 'inherit' } as const;
    execFileSync('npm', ['install', '--ignore-scripts=false', '--no-audit', '--no-fund', ...latest], options);
  }
  const versionOf = (name: string) => {
    const manifest = readFileSync(join(modules, name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  };
  const astro = join(modules, 'astro', 'bin', 'astro.mjs');
  return {
    folder,
    version: `Starlight ${versionOf('@astrojs/starlight')} on Astro ${versionOf('astro')} and Node.js ${versionOf('node')}`,
    build: [join(modules, 'node', 'bin', 'node'), [astro, 'build']],
  };
}
