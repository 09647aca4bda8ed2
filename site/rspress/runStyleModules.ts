import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { compileFunction } from 'node:vm';

import { build, type Metafile, type Plugin } from 'esbuild';
import { globSync } from 'tinyglobby';

import { nameStyles } from './nameStyles';

/** Loads vanilla-extract once `NODE_ENV` is set, because its packages read it at import time. */
const loadLibrary = async () => ({
  ...(await import('@vanilla-extract/integration')),
  ...(await import('@vanilla-extract/css/adapter')),
  ...(await import('@vanilla-extract/css/transformCss')),
});

type Library = Awaited<ReturnType<typeof loadLibrary>>;
type Adapter = Parameters<Library['setAdapter']>[0];
type IdentOption = Parameters<Library['transform']>[0]['identOption'];
type Css = Parameters<Adapter['appendCss']>[0];
type Composition = Parameters<Adapter['registerComposition']>[0];
type Exports = Record<string, unknown>;

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..');

/** Absolute paths of the modules that define styles. */
const findModules = () =>
  globSync('ui/{tokens,styles,components}/**/*.css.ts', { cwd: root, absolute: true }).sort();

/**
 * Runs all modules of styles at once, and each once: by default, vanilla-extract bundles and runs each with all that it
 * imports.
 *
 * @param isBuild Whether names are short, and sheets in the order of the cascade.
 * @throws {Error} When a module can't be run, with its name.
 */
export async function runStyleModules(isBuild: boolean, paths = findModules()) {
  const library = await loadLibrary();
  let named = 0;
  const identOption = isBuild ? () => shortName(named++) : 'debug';
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  const exportsOf = (file: string) => `export * as '${file}' from './${file}';`;
  const { outputFiles, metafile } = await build({
    stdin: { contents: paths.map(nameOf).map(exportsOf).join('\n'), resolveDir: root },
    // Its imports determine the order of all sheets, which only a build needs.
    entryPoints: isBuild ? ['ui/index.ts'] : [],
    outdir: '.',
    bundle: true,
    packages: 'external',
    platform: 'node',
    absWorkingDir: root,
    plugins: [styleLoader(library, identOption)],
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  const { inputs } = metafile;
  const rules = new Map(Object.keys(inputs).map((file) => [file, [] as Css[]]));
  const compositions: Composition[] = [];
  const unused = new Set<string>();
  /** The path of the module that each class belongs to, from the root of the project. */
  const fileOfClass = new Map<string, string>();
  const adapter: Adapter = {
    appendCss: (css, { filePath }) => void rules.get(filePath)!.push(css),
    registerClassName: (name, { filePath }) => void fileOfClass.set(name, filePath),
    registerComposition(composition) {
      compositions.push(composition);
      unused.add(composition.identifier);
    },
    markCompositionUsed: (identifier) => void unused.delete(identifier),
    onEndFileScope: () => undefined,
    getIdentOption: () => identOption,
  };
  const bundle = outputFiles.find(({ path }) => path.endsWith('stdin.js'))!;
  const exported = runBundle(bundle.text, adapter, library);
  const tokens = exported['ui/tokens/contract.css.ts']?.vars;
  const finish = isBuild && tokens ? shortenTokens(tokens) : (text: string) => text;
  const unusedName = unused.size > 0 ? new RegExp(`(${[...unused].join('|')})\\s`, 'g') : null;
  const sheets = new Map<string, string>();
  for (const [file, cssObjs] of rules) {
    if (cssObjs.length === 0) continue;
    const names = { localClassNames: [...fileOfClass.keys()], composedClassLists: compositions };
    sheets.set(file, finish(library.transformCss({ ...names, cssObjs }).join('\n')));
  }
  const filesOfPath = (path: string) => filesInOrder(nameOf(path), inputs);
  return {
    fileOfClass,
    /** What a module exports: names of classes, and functions that choose among them. */
    codeOf: (path: string) => finish(library.serializeVanillaModule([], exported[nameOf(path)]!, unusedName)),
    /**
     * Style sheets of all modules that a file imports and its own, by the paths of these modules. They are in the order of the
     * cascade: those of the components that a component draws come before its own.
     */
    sheetsOf: (path: string) =>
      new Map(filesOfPath(path).flatMap((file) => (sheets.has(file) ? [[file, sheets.get(file)!]] : []))),
    /** Absolute paths of all files in a module. */
    filesOf: (path: string) => filesOfPath(path).map((file) => join(root, file)),
  };
}

/**
 * Names of three characters, in a form that no selector has: vanilla-extract looks for names in the text of selectors. With
 * its own names, which are hashes, rules are 5 % and pages 2 to 6 % larger.
 */
function shortName(index: number): string {
  const letter = String.fromCharCode(65 + Math.floor(index / 360));
  return letter + Math.floor((index % 360) / 36) + (index % 36).toString(36);
}

/**
 * Shortens the names of tokens in the text of a build: pages are 11 kB smaller for it, 0.8 kB compressed.
 *
 * @param tokens References such as `var(--color-ground)`, in groups.
 */
function shortenTokens(tokens: unknown): (text: string) => string {
  const names = JSON.stringify(tokens).match(/--[\w-]+/g)!;
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return (text) => text.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name);
}

/** Gives modules to vanilla-extract, which names classes in development after their file and constant. */
const styleLoader = (library: Library, identOption: IdentOption): Plugin => ({
  name: 'named-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const source = nameStyles(await readFile(path, 'utf8'));
      const scope = { filePath: path, rootPath: root, packageName: 'neosync-docs' };
      const contents = await library.transform({ ...scope, source, identOption });
      return { contents, loader: 'ts', resolveDir: dirname(path) };
    }),
});

function runBundle(code: string, adapter: Adapter, library: Library): Record<string, Exports> {
  const module = { exports: {} as Record<string, Exports> };
  library.setAdapter(adapter);
  try {
    compileFunction(code, ['require', 'module'], { filename: 'styles.cjs' })(require, module);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    // The bundler writes the path of each module above its code.
    const lines = code.split('\n').slice(0, Number(/styles\.cjs:(\d+)/.exec(stack)?.[1] ?? 0));
    const file = lines.findLast((line) => /^\/\/ .*\.css\.ts$/.test(line))?.slice(3);
    throw new Error(file === undefined ? message : `${file}: ${message}`, { cause: error });
  } finally {
    library.removeAdapter();
  }
  return module.exports;
}

/** The files of a module, each after those that it imports. */
function filesInOrder(file: string, inputs: Metafile['inputs'], open = new Set<string>()): string[] {
  open.add(file);
  const below = inputs[file]!.imports.filter(({ path }) => inputs[path]).map(({ path }) => path);
  return [...below.flatMap((path) => (open.has(path) ? [] : filesInOrder(path, inputs, open))), file];
}
