import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { dev, type UserConfig } from '@rspress/core';
import type { BuildFailure } from 'esbuild';
import { glob } from 'tinyglobby';
import Watchpack from 'watchpack';

import { bundle } from '../bundle.mjs';
import { readPort } from '../host/serve/listen';
import type { ContentPlugin } from '../rspress/contentPlugin';
import { inWords, report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run dev -- [CONFIG]

Serves the site with its drafts while you write, by rspress.config.ts or another configuration.
The environment variable PORT sets the port.`);

const { positionals } = end.unless(() => parseArgs({ allowPositionals: true }));
const configFile = resolve(positionals[0] ?? 'rspress.config.ts');
if (!existsSync(configFile)) end.with(`The configuration ${positionals[0]} does not exist.`);

process.env.NODE_ENV = 'development';
// Each start imports the site again, whose modules clean up on exit.
process.setMaxListeners(0);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

let port = 0;
let server: { close: () => Promise<void> } | undefined;
/** What a restart can depend on: the server restarts when one of these changes. */
let sources: { files: string[]; folders: string[] };
let watcher: InstanceType<typeof Watchpack> | undefined;
let starting: Promise<void> | undefined;

try {
  port = readPort(process.env.PORT, '3000');
  await start();
} catch (error) {
  report(error);
}

/** Starts the server again, or one that shows why it can't. */
function start(): Promise<void> {
  return (starting ??= startAndWatch().finally(() => (starting = undefined)));
}

async function startAndWatch(): Promise<void> {
  watcher?.close();
  await server?.close();
  const startTime = Date.now();
  server = await serveSite().catch((error: unknown) => serveError(textOf(error)));
  watcher = new Watchpack({ aggregateTimeout: 20 });
  watcher.on('aggregated', () => void start());
  // Reports what was saved since the start time, even before it watched.
  watcher.watch({ files: sources.files, directories: sources.folders, startTime });
  // Rsbuild would exit with its compiler open, which the compiler calls a memory leak.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).once(signal, stop);
}

async function stop(): Promise<void> {
  await starting;
  watcher?.close();
  await server?.close();
}

async function serveSite() {
  // The bundler doesn't list the YAML files that the configuration reads.
  sources = { files: [configFile], folders: [join(dirname(configFile), 'content')] };
  const { url, files } = await bundle(configFile).catch((error: BuildFailure) => {
    sources.files.push(...error.errors.flatMap(({ location }) => (location ? resolve(location.file) : [])));
    throw error;
  });
  sources.files = files;
  const { default: config } = (await import(`${url}.${Date.now()}`)) as { default: UserConfig };
  const content = config.plugins?.find((plugin) => plugin.name === 'content') as ContentPlugin;
  const [contentFolder = '', ...definitions] = content.folders;
  sources.folders = content.folders;
  const started = await dev({
    docDirectory: contentFolder,
    config: { ...config, outDir: resolve('node_modules/.cache/development') },
    configFilePath: '',
    extraBuilderConfig: {
      plugins: [keepPort(), checkAfterSave(content)],
      server: { port, host: 'localhost' },
    },
  });
  // A saved page is compiled without a restart.
  const yaml = await glob('**/*.yml', { cwd: contentFolder, absolute: true });
  sources = { files: [...files, ...yaml], folders: definitions };
  return started;
}

/** Serves an empty page in which Rsbuild's overlay shows the error. */
async function serveError(text: string) {
  const rsbuild = await createRsbuild({
    config: {
      source: { entry: { index: 'data:text/javascript,' } },
      html: { title: 'Not started' },
      plugins: [keepPort(), compileErrors(() => text)],
      server: { port, host: 'localhost', historyApiFallback: true },
    },
  });
  return (await rsbuild.startDevServer()).server;
}

/** Keeps for restarts the port that the first server got for 0. */
function keepPort(): RsbuildPlugin {
  return {
    name: 'keep-port',
    setup: (api) => api.onAfterStartDevServer((started) => void (port = started.port)),
  };
}

/** Reports an error that belongs to no module, in the terminal and in the overlay. */
function compileErrors(textNow: () => string): RsbuildPlugin {
  return {
    name: 'compile-errors',
    setup: (api) =>
      api.processAssets({ stage: 'additional' }, ({ compilation }) => {
        if (textNow() !== '') compilation.errors.push(new Error(textNow()));
      }),
  };
}

/**
 * Compiles a saved file of the content first, so that its text is on the screen, and then reads the content again. Another
 * compilation shows problems, or what changes in other pages. The server restarts only when pages come or go.
 *
 * The bundler doesn't watch these files, since its watcher misses saves during a compilation.
 */
function checkAfterSave(content: ContentPlugin): RsbuildPlugin {
  const startTime = Date.now();
  return {
    name: 'check-after-save',
    setup(api) {
      const saves = new Watchpack({ aggregateTimeout: 20 });
      const saved = new Set<string>();
      let [problems, reported] = ['', '']; // Of the content, and in this compilation.
      let [failed, closed] = [false, false];
      let compileAgain = (_files: Iterable<string>) => {};
      let reload = () => {};
      let checked = Promise.resolve();
      const check = async () => {
        if (closed) return;
        const before = problems;
        const { routesChanged, files } = await content.update().then(
          (update) => ((problems = ''), update),
          (error: unknown) => ((problems = textOf(error)), { routesChanged: false, files: [] }),
        );
        if (closed) return;
        if (routesChanged) await start();
        else if (files.length > 0 || problems !== before) compileAgain(files);
      };
      saves.on('change', (file) => void saved.add(file));
      saves.on('aggregated', () => {
        compileAgain(saved);
        saved.clear();
        checked = checked.then(check);
      });
      void compileErrors(() => reported).setup(api);
      api.modifyRspackConfig(({ watchOptions }) => {
        const ignored = [...content.folders, resolve('node_modules')];
        watchOptions!.ignored = (path) => ignored.some((folder) => path.startsWith(folder + sep));
      });
      api.onAfterCreateCompiler(({ compiler }) => {
        compileAgain = (files) =>
          compiler.watching?.invalidateWithChangesAndRemovals(new Set(files), new Set());
        compiler.hooks.watchRun.tap('check-after-save', () => void (reported = problems));
      });
      api.onBeforeStartDevServer(({ server: own }) => void (reload = () => own.sockWrite('full-reload')));
      api.onAfterStartDevServer(() => saves.watch({ directories: [content.folders[0]!], startTime }));
      api.onAfterDevCompile(({ stats }) => {
        // The overlay stays when the modules are the same again.
        if (failed && !stats.hasErrors()) reload();
        failed = stats.hasErrors();
      });
      api.onCloseDevServer(() => ((closed = true), saves.close()));
    },
  };
}

/** What a person has to mend, or for a bug of ours the whole error. */
function textOf(error: unknown): string {
  const { errors, message, stack } = error as Partial<BuildFailure>;
  return (inWords(error) ?? (errors ? message : stack) ?? String(error)).trim();
}
