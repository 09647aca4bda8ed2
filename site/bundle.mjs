// @ts-check
import { hash } from 'node:crypto';
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

/**
 * Lets each bundled module see its own path in `import.meta`, not the path of the bundle.
 *
 * @type {import('esbuild').Plugin}
 */
const modulePaths = {
  name: 'module-paths',
  setup({ initialOptions, onLoad }) {
    initialOptions.define = { 'import.meta.dirname': '__dirname', 'import.meta.url': '__url' };
    onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const own = { __dirname: dirname(path), __url: pathToFileURL(path).href };
      const constants = Object.entries(own).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
      );
      const loader = extname(path) === '.tsx' ? 'tsx' : 'ts';
      return { contents: code.includes('import.meta.') ? constants.join('') + code : code, loader };
    });
  },
};

/**
 * Bundles a TypeScript module with everything it imports from the project. Packages stay external: passing them through a
 * loader such as tsx costs a build 4.3 seconds of processor time.
 *
 * @param {string} entry Absolute path of the module.
 * @returns {Promise<{ url: string, files: string[] }>} What to import, and the absolute paths of the bundled modules.
 * @throws When a module has a mistake, or when neither `node_modules/.cache` nor a temporary folder can be written.
 */
export async function bundle(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [modulePaths],
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  const code = /** @type {{ contents: Uint8Array }[]} */ (outputFiles)[0]?.contents ?? new Uint8Array();
  const version = hash('sha256', code).slice(0, 8);
  const place = hash('sha256', entry).slice(0, 8);
  const name = `${basename(entry, '.ts')}-${place}.mjs`;
  const file = write(name, code);
  return {
    url: `${pathToFileURL(file).href}?${version}`,
    files: Object.keys(metafile.inputs).map((path) => resolve(path)),
  };
}

/** Codes of errors that say that a folder can't be written: not allowed, read-only, or without room. */
const unwritable = new Set(['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS', 'ENOENT']);

/**
 * Writes a bundle among the packages or, where that is not possible, into a temporary folder.
 *
 * @param {string} name
 * @param {Uint8Array} code
 */
function write(name, code) {
  try {
    return writeInto(join(packages, '.cache', 'code'), name, code);
  } catch (error) {
    // The command itself may need no file. Node.js reports ENOENT for folders in a file system that is read-only.
    if (!unwritable.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    return writeInto(linkedFolder(), name, code);
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {Uint8Array} code
 */
function writeInto(folder, name, code) {
  const file = join(folder, name);
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(draft, code);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return file;
}

/** A temporary folder from which modules find the packages of the project. It is removed when the process ends. */
function linkedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(packages, join(folder, 'node_modules'));
  return folder;
}
