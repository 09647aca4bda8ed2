import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { dev, type UserConfig } from '@rspress/core';
import type { BuildFailure } from 'esbuild';

import { bundle } from '../bundle.mjs';
import { readPort } from '../host/serve/listen';
import type { ContentPlugin } from '../rspress/contentPlugin';
import { inWords, report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run dev -- [CONFIG] [--drafts]

Serves the site while you write, by rspress.config.ts or another configuration.
--drafts shows drafts of changelog entries too. The environment variable PORT sets the port.`);

const { positionals } = end.unless(() =>
  parseArgs({ allowPositionals: true, options: { drafts: { type: 'boolean' } } }),
);
const configFile = resolve(positionals[0] ?? 'rspress.config.ts');
if (!existsSync(configFile)) end.with(`There is no configuration ${positionals[0]}.`);

process.env.NODE_ENV = 'development';
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

let port = 0;
let server: { close: () => Promise<void> };
/** Files and folders that can be why the site doesn't start. */
let sources: string[] = [];

try {
  port = readPort(process.env.PORT ?? '3000');
  await start();
} catch (error) {
  report(error);
}

/** Starts the server, or one that shows why it can't, until a source changes. Rspress calls it for each restart. */
async function start(): Promise<true> {
  const began = Date.now();
  server = await serveSite().catch((error: unknown) => serveError(textOf(error)));
  // Nobody watches the sources during a restart.
  if (!sources.some((source) => isNewer(source, began))) return true;
  await server.close();
  return start();
}

function isNewer(path: string, time: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || stats.mtimeMs > time) return stats !== undefined;
  return stats.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), time));
}

async function serveSite() {
  sources = [configFile];
  const { url, files } = await bundle(configFile).catch((error: BuildFailure) => {
    sources.push(...error.errors.flatMap(({ location }) => (location ? resolve(location.file) : [])));
    throw error;
  });
  sources = files;
  const { default: config } = (await import(url)) as { default: UserConfig };
  const content = config.plugins?.find((plugin) => plugin.name === 'content') as ContentPlugin;
  sources = [...files, ...content.folders];
  const [contentFolder = '', ...definitions] = content.folders;
  return dev({
    docDirectory: contentFolder,
    config: { ...config, outDir: resolve('node_modules/.cache/development') },
    configFilePath: '',
    restart: start,
    extraBuilderConfig: {
      plugins: [keepPort(), checkAfterSave(content)],
      server: { port, host: 'localhost' },
      dev: {
        // Rspress itself restarts for pages that come and go.
        watchFiles: [
          { type: 'restart', paths: [...files, ...definitions, `${contentFolder}/**/*.yml`] },
          { type: 'restart', paths: join(contentFolder, 'public'), events: ['add', 'unlink'] },
        ],
      },
    },
  });
}

/** Serves an empty page in which Rsbuild's overlay shows the error. */
async function serveError(text: string) {
  const rsbuild = await createRsbuild({
    restart: start,
    config: {
      source: { entry: { index: 'data:text/javascript,' } },
      html: { title: 'Not started' },
      plugins: [keepPort(), compileErrors(() => text)],
      server: { port, host: 'localhost', historyApiFallback: true },
      dev: { watchFiles: { type: 'restart', paths: sources } },
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
 * Reads the content again whenever a page was saved and compiled, so that its text is on the screen first. Another compilation
 * shows problems, or what changes in other pages. The server restarts only when pages come or go.
 */
function checkAfterSave(content: ContentPlugin): RsbuildPlugin {
  return {
    name: 'check-after-save',
    setup(api) {
      let problems = '';
      let saved = false;
      let closed = false;
      let fixed = false;
      let compileAgain = (_files: string[]) => {};
      let reload = () => {};
      let checked = Promise.resolve();
      const check = async () => {
        if (closed) return;
        const shown = problems;
        const { routesChanged, files } = await content.update().then(
          (update) => ((problems = ''), update),
          (error: unknown) => ((problems = textOf(error)), { routesChanged: false, files: [] }),
        );
        if (closed) return;
        fixed = shown !== '' && problems === '';
        if (routesChanged) {
          await server.close();
          await start();
        } else if (files.length > 0 || problems !== shown) compileAgain(files);
      };
      void compileErrors(() => problems).setup(api);
      api.onAfterCreateCompiler(({ compiler }) => {
        compileAgain = (files) =>
          compiler.watching?.invalidateWithChangesAndRemovals(new Set(files), new Set());
        compiler.hooks.watchRun.tap('check-after-save', ({ modifiedFiles = new Set() }) => {
          saved = [...modifiedFiles].some((file) =>
            content.folders.some((folder) => file.startsWith(folder + sep)),
          );
        });
      });
      api.onBeforeStartDevServer(({ server: starting }) => {
        reload = () => starting.sockWrite('full-reload');
      });
      api.onAfterDevCompile(() => {
        // The overlay stays when the modules are the same again.
        if (fixed) reload();
        fixed = false;
        if (saved) checked = checked.then(check);
      });
      api.onCloseDevServer(() => void (closed = true));
    },
  };
}

/** What a person has to mend, or for a bug of ours the whole error. */
function textOf(error: unknown): string {
  const { errors, message, stack } = error as Partial<BuildFailure>;
  return (inWords(error) ?? (errors ? message : stack) ?? String(error)).trim();
}
