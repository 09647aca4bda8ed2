// @ts-check
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const packages = join(import.meta.dirname, '..', 'node_modules');

/** Where the bundles lie: below the packages that they import. */
const bundleFolder = join(packages, '.cache', 'code');

/**
 * Keeps what a module knows about its own place, wherever the bundle lies.
 *
 * @type {import('esbuild').Plugin}
 */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replace(/import\.meta\.dirname/g, JSON.stringify(dirname(path)))
        .replace(/import\.meta\.url/g, JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Makes one module of JavaScript of a module of TypeScript and all it imports from the project. With a loader of TypeScript, Node.js
 * would take every package through it too, and three times as long to begin.
 *
 * @param {string} entry Absolute path of the module.
 * @returns {Promise<{ code: string, files: string[] }>} The code, and the absolute paths of all modules that it is made of.
 */
export async function bundle(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [places],
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  return {
    code: /** @type {{ text: string }[]} */ (outputFiles)[0]?.text ?? '',
    files: Object.keys(metafile.inputs).map((path) => resolve(path)),
  };
}

/**
 * Bundles a module where Node.js can import it. What is there is replaced.
 *
 * @param {string} entry Absolute path of the module.
 * @returns {Promise<string>} Address of the bundle.
 */
export async function bundled(entry) {
  const { code } = await bundle(entry);
  const place = createHash('sha256').update(entry).digest('hex').slice(0, 8);
  return writeModule(`${basename(entry, extname(entry))}-${place}.mjs`, code);
}

/**
 * Writes a module where it finds the packages of the project.
 *
 * @param {string} name
 * @param {string} code
 * @param {string} [folder]
 * @returns {string} Its address.
 */
export function writeModule(name, code, folder = bundleFolder) {
  const write = () => {
    const draft = join(folder, `${name}.${process.pid}`);
    writeFileSync(draft, code);
    renameSync(draft, join(folder, name));
  };
  try {
    mkdirSync(folder, { recursive: true });
    write();
  } catch {
    // A checkout that can only be read.
    folder = mkdtempSync(join(tmpdir(), 'code-'));
    const made = folder;
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    symlinkSync(packages, join(folder, 'node_modules'));
    write();
  }
  return pathToFileURL(join(folder, name)).href;
}
