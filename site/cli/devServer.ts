import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';

import type { RsbuildConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { dev, type UserConfig } from '@rspress/core';

import { bundle } from '../bundle.mjs';
import { compiling } from '../dev/compiling';
import { followSettings } from '../dev/followSettings';
import { asProblems, compileProblems } from '../dev/compileProblems';
import type { KeeperMessage, ServerMessage } from '../dev/messages';
import { addresses } from '../dev/problemsScript';
import type { ContentPlugin, Examination } from '../rspress/contentPlugin';
import { listen } from '../host/serve/listen';

// A development server that `dev.ts` started: it serves one state of the site, and says what it finds.
const configFile = process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? 'rspress.config.ts';

/** When pages are read whole for the first time, in milliseconds from when there is one to see. */
const firstExamination = 1500;

const root = process.cwd();
const tell = (message: ServerMessage) => void process.send?.(message);

process.env.NODE_ENV = 'development';
process.once('disconnect', () => process.exit(0));
async function serve(): Promise<void> {
  const { url } = await bundle(resolve(configFile));
  const { default: config } = (await import(url)) as { default: UserConfig };
  const content = config.plugins?.find((plugin) => plugin.name === 'content') as ContentPlugin;
  const settings = await followSettings(content.written);
  const follow = () => tell({ type: 'sources', paths: [...content.folders, ...settings.files] });
  follow();

  let reading = Promise.resolve();
  const examine = () => {
    reading = reading
      .then(() => compiling.ended)
      .then(async () => {
        const found = await settings.read().then((fresh) => content.examine(fresh), failed);
        follow();
        tell({ type: 'examined', ...found });
      });
  };
  process.on('message', ({ type }: KeeperMessage) => type === 'examine' && examine());

  await dev({
    docDirectory: config.root ?? 'content',
    config: { ...config, outDir: join(root, 'node_modules', '.cache', 'development') },
    configFilePath: '',
    extraBuilderConfig: extraBuilderConfig(await freePort(), config.base ?? '/'),
  });
  // What is wrong with other pages does not keep the first one waiting.
  setTimeout(examine, firstExamination);
}

/** What is told of settings that cannot be read. */
const failed = (error: unknown): Examination => ({ problems: problemsOf(error), warnings: [], stale: false });

/** The problems that something which was thrown stands for. */
const problemsOf = (error: unknown) => asProblems(error, relative(root, resolve(configFile)), root);

/** Whether an open page may show what was compiled: a saved page that nobody looks at makes Rspress's list of all pages anew alone. */
const isShown = (stats: Rspack.Stats | Rspack.MultiStats | undefined) =>
  stats !== undefined &&
  'compilation' in stats &&
  [...stats.compilation.builtModules].some((module) => !module.identifier().includes('virtual-page-data'));

function reporter(base: string): RsbuildPlugin {
  return {
    name: 'reporter',
    setup(api) {
      let port: number | undefined;
      let compiled = false;
      let ready = false;
      const tellWhenReady = () => {
        if (ready || !compiled || port === undefined) return;
        ready = true;
        tell({ type: 'ready', port, base });
      };
      api.onAfterStartDevServer((server) => {
        port = server.port;
        tellWhenReady();
      });
      api.onBeforeDevCompile(() => {
        compiling.begin();
        tell({ type: 'compiling' });
      });
      api.onAfterDevCompile(({ stats }) => {
        const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
        tell({ type: 'compiled', problems: compileProblems(errors, root) });
        compiling.endSoon(isShown(stats));
        compiled = true;
        tellWhenReady();
      });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await once(probe.close(), 'close');
  return port;
}

function extraBuilderConfig(port: number, base: string): RsbuildConfig {
  return {
    // `dev.ts` says what there is to say.
    logLevel: 'silent',
    plugins: [reporter(base)],
    server: { port, host: 'localhost', printUrls: false },
    dev: { client: { overlay: false } },
    html: {
      tags: [
        {
          tag: 'script',
          attrs: { src: `${addresses.script}?generation=${process.env.DEVELOPMENT_GENERATION}`, async: true },
          publicPath: false,
          head: true,
        },
      ],
    },
  };
}

await serve().catch((error: unknown) => {
  const problems = problemsOf(error);
  const unexpected =
    problems.length === 1 && problems[0]!.line === undefined && problems[0]!.path === undefined;
  if (unexpected && !(error as Error).name.startsWith('SiteError')) console.error(error);
  process.send?.({ type: 'failed', problems } satisfies ServerMessage, () => process.exit(1));
});
