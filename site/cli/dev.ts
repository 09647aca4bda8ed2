import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { createFront } from '../dev/front';
import { describeState } from '../dev/describeState';
import { keepServer } from '../dev/keepServer';
import { startServer } from '../dev/startServer';
import type { DevelopmentState } from '../dev/state';
import { watchFiles } from '../dev/watchFiles';
import { listen } from '../host/serve/listen';
import { readPort } from '../host/serve/readPort';
import { report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run dev -- [CONFIG] [--drafts]

Shows the site while you write, by rspress.config.ts or another configuration.
--drafts shows entries of the changelog that are drafts too. The environment variable PORT chooses the port.`);

/** Where PORT names none. */
const usualPort = 3000;

try {
  await run();
} catch (error) {
  report(error);
}

/**
 * What was saved is replaced in the open page, also where it shows what changed elsewhere: a name in front matter, a sidebar, an
 * interface definition. What changes the site as a whole (a page added, renamed or removed, its title, its base) starts another
 * server behind the same address. Mistakes are shown in the page and here until they are mended.
 */
async function run(): Promise<void> {
  const { positionals } = end.unless(() =>
    parseArgs({ allowPositionals: true, options: { drafts: { type: 'boolean' } } }),
  );
  const [configFile = 'rspress.config.ts'] = positionals;
  if (!existsSync(configFile)) end.with(`There is no configuration ${configFile}.`);
  const front = createFront();
  const port = await listen(front.server, readPort(process.env.PORT ?? String(usualPort)));
  const address = `http://localhost:${port}`;

  let before: DevelopmentState | undefined;
  const show = (state: DevelopmentState) => {
    const words = describeState(state, before, address);
    if (words !== undefined) console.log(words);
    before = state;
    front.show(state);
  };

  const room = resolve(import.meta.dirname, '..');
  const watched = watchFiles({
    site: [room, ...settingsBeside(resolve(configFile))],
    // The open page follows what it is made of; the rest does not concern it.
    except: ['render/theme', 'render/page', 'render/reference', 'cli', 'dev', 'e2e', 'fixtures', 'bench'].map(
      (name) => join(room, name),
    ),
    changed: (what) => keeper.changed(what),
  });
  console.log(`The site starts at ${address} …`);
  const keeper = keepServer({
    start: (generation, hear) => startServer(process.argv.slice(2), generation, hear),
    show,
    watch: (paths) => watched.follow(paths),
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      keeper.stop();
      process.exit(0);
    });
  }
}

/** The configuration, and the settings beside it. */
function settingsBeside(configFile: string): string[] {
  return [configFile, join(dirname(configFile), 'settings.ts')];
}
