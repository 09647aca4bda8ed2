import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { RsbuildDevServer, RsbuildPlugin } from '@rsbuild/core';
import { dev, type UserConfig } from '@rspress/core';
import type { BuildFailure } from 'esbuild';
import { glob } from 'tinyglobby';
import Watchpack from 'watchpack';

import { bundle } from '../bundle.mjs';
import type { ContentPlugin } from '../rspress/contentPlugin';
import { escapeMarkup } from '../escapeMarkup';
import { listen } from '../host/serve/listen';
import { CheckSchedule } from './checkSchedule';
import { errorText } from './report';

// The process of `npm run dev` that serves the site. It ends when the site has to start again, or when its parent
// disconnects.

/** Messages to the parent: the port that it listens on, or a request to restart it. */
export type ServerMessage = { port: number } | 'restart';

process.env.NODE_ENV = 'development';
const configFile = process.argv[2]!;
/** The files and folders whose changes restart the server. */
let sources: { files: string[]; folders: string[] };
let watcher: InstanceType<typeof Watchpack> | undefined;

process.once('disconnect', () => void stop());
// The parent gets the signal, too, and disconnects.
process.on('SIGINT', () => {});

const serving = serveSite().catch((error: unknown) => serveError(describeError(error)));
await serving;
watcher = new Watchpack({ aggregateTimeout: 20 });
watcher.on('aggregated', () => tell('restart'));
// Reports saves since the start of the process, even from before it watched.
watcher.watch({ files: sources!.files, directories: sources!.folders, startTime: performance.timeOrigin });

/** Sends a message to the parent, which disconnects before a restart. */
function tell(message: ServerMessage): void {
  if (process.connected) process.send!(message);
}

async function stop(): Promise<void> {
  const server = await serving;
  watcher?.close();
  await server.close();
  // An exit before the compiler is closed would be reported as a memory leak.
  setTimeout(() => process.exit(0), 5000).unref();
}

async function serveSite() {
  // The bundler doesn't list the YAML files that the configuration reads.
  sources = { files: [configFile], folders: [join(dirname(configFile), 'content')] };
  const { url, files } = await bundle(configFile).catch((error: BuildFailure) => {
    sources.files.push(...error.errors.flatMap(({ location }) => (location ? resolve(location.file) : [])));
    throw error;
  });
  sources.files = files;
  const { default: config } = (await import(url)) as { default: UserConfig };
  const content = config.plugins?.find((plugin) => plugin.name === 'content') as ContentPlugin;
  const [contentFolder = '', ...protoFolders] = content.folders;
  sources.folders = content.folders;
  const server = await dev({
    docDirectory: contentFolder,
    config: { ...config, outDir: resolve('node_modules/.cache/development') },
    configFilePath: '',
    extraBuilderConfig: {
      plugins: [finishResponses(), checkAfterSave(content)],
      dev: { cliShortcuts: false },
      // Any free port: browsers use the parent's.
      server: { port: 0, host: 'localhost', printUrls: () => [`http://localhost:${process.env.PORT}`] },
    },
  });
  // The content plugin reads these again without a restart.
  const ignore = ['_sidebars.yml', '_redirects.yml', 'changelog/*.yml'];
  const yaml = await glob('**/*.yml', { cwd: contentFolder, absolute: true, ignore });
  sources = { files: [...files, ...yaml], folders: protoFolders };
  return server;
}

/** Serves an error at every address, as a page that reloads itself every second. The terminal shows it too. */
async function serveError(text: string) {
  console.error(`\n${text}\n`);
  const page = `<!doctype html><title>Not started</title><meta http-equiv="refresh" content="1"><pre>${escapeMarkup(text)}</pre>`;
  const server = createServer((_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  tell({ port: await listen(server, 0) });
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Finishes responses before the server closes. A page whose script is cut off can't reload itself. */
function finishResponses(): RsbuildPlugin {
  const open = new Set<ServerResponse>();
  return {
    name: 'finish-responses',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((_request, response: ServerResponse, next) => {
          open.add(response);
          response.once('close', () => open.delete(response));
          next();
        });
      });
      api.onCloseDevServer(async () => {
        // Requests on new connections may not have arrived yet.
        await delay(100);
        const finished = Promise.all([...open].map((response) => once(response, 'close')));
        await Promise.race([finished, delay(2000, undefined, { ref: false })]);
      });
    },
  };
}

/** Shows the problems of the content over the page and in the terminal. */
function problemOverlay() {
  let server: RsbuildDevServer;
  let problems = '';
  /** Whether the last compilation failed: the overlay has the errors of the bundler. */
  let hasCompileErrors = false;
  const show = (send: RsbuildDevServer['sockWrite']) =>
    send('errors', { text: problems === '' ? [] : [problems], html: escapeMarkup(problems) });
  return {
    /** Connects a server, so that pages opened later show the problems, too. */
    connect(started: RsbuildDevServer) {
      server = started;
      started.environments.web!.hot.onConnect(({ send }) => {
        if (problems !== '') show(send);
      });
    },
    /** Replaces the problems. An empty text removes them. */
    report(found: string) {
      if (found === problems) return;
      problems = found;
      console.error(`\n${found || 'No problems left.'}\n`);
      // Errors of the bundler stay on the screen.
      if (found !== '' || !hasCompileErrors) show(server.sockWrite);
    },
    /** Shows the problems again, because the result of a compilation replaced them. */
    onCompiled(hasErrors: boolean) {
      // The overlay stays if the fix restored the previous modules.
      if (hasCompileErrors && !hasErrors) server.sockWrite('full-reload');
      hasCompileErrors = hasErrors;
      if (problems !== '') show(server.sockWrite);
    },
  };
}

/**
 * Compiles a saved file of the content first, so that its text is on the screen, and then reads the content again. Problems
 * are shown; changes in other pages are compiled. The server restarts only when pages are added or removed.
 *
 * The bundler doesn't watch these files, since its watcher misses saves during a compilation.
 */
function checkAfterSave(content: ContentPlugin): RsbuildPlugin {
  const startTime = Date.now();
  return {
    name: 'check-after-save',
    setup(api) {
      const contentWatcher = new Watchpack({ aggregateTimeout: 20 });
      const savedFiles = new Set<string>();
      const overlay = problemOverlay();
      let compileAgain = (_files: Iterable<string>) => {};
      const checks = new CheckSchedule(async (signal) => {
        try {
          const { routesChanged, files } = await content.update(signal);
          overlay.report('');
          if (routesChanged) tell('restart');
          else if (files.length > 0) compileAgain(files);
        } catch (error) {
          if (!signal.aborted) overlay.report(describeError(error));
        }
      });
      contentWatcher.on('change', (file) => void savedFiles.add(file));
      contentWatcher.on('aggregated', () => {
        checks.onSave();
        compileAgain(savedFiles);
        savedFiles.clear();
      });
      api.modifyRspackConfig(({ watchOptions }) => {
        const ignored = [...content.folders, resolve('node_modules')];
        watchOptions!.ignored = (path) => ignored.some((folder) => path.startsWith(folder + sep));
      });
      api.onAfterCreateCompiler(({ compiler }) => {
        compileAgain = (files) =>
          compiler.watching?.invalidateWithChangesAndRemovals(new Set(files), new Set());
        compiler.hooks.watchRun.tap('check-after-save', () => checks.stop());
      });
      api.onBeforeStartDevServer(({ server }) => overlay.connect(server));
      api.onAfterStartDevServer(({ port }) => {
        contentWatcher.watch({ directories: [content.folders[0]!], startTime });
        tell({ port });
      });
      api.onAfterDevCompile(({ stats }) => {
        overlay.onCompiled(stats.hasErrors());
        checks.onCompiled();
      });
      api.onCloseDevServer(() => {
        checks.stop();
        contentWatcher.close();
      });
    },
  };
}

/** The problems that the user has to fix, or the whole error if it is a bug in this project. */
function describeError(error: unknown): string {
  const { errors, message, stack } = error as Partial<BuildFailure>;
  return (errorText(error) ?? (errors ? message : stack) ?? String(error)).trim();
}
