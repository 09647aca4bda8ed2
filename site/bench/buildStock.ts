import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const rspress = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '@rspress',
  'core',
  'bin',
  'rspress.js',
);

/** Command and arguments of the stock Rspress that this project uses, as its users call it in the folder of a site. */
export const rspressCommand = (...args: string[]): [string, string[]] => [
  process.execPath,
  [rspress, ...args],
];

/**
 * Builds a stock Rspress site, in a process of its own.
 *
 * @param folder Root of the project, with its configuration.
 */
export async function buildStock(folder: string): Promise<void> {
  const child = spawn(...rspressCommand('build'), { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Rspress ended with ${code} for ${folder}.`);
}
