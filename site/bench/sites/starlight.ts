import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The newest that run on every Node.js of this project. */
const dependencies = { '@astrojs/starlight': '0.37.7', astro: '5.18.2' };

/** What tables and machine lines call it. */
export const starlightVersion = `Starlight ${dependencies['@astrojs/starlight']} on Astro ${dependencies.astro}`;

/**
 * Installs Starlight where the sites below a folder find it, once: it is measured, and the project needs none of it. No path
 * to a site may go through `node_modules`, where Astro takes nothing for a source.
 */
export function installStarlight(folder: string): void {
  if (existsSync(join(folder, 'node_modules', 'astro'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'starlight', private: true, type: 'module', dependencies }),
  );
  console.log(`${starlightVersion}: installing`);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
