import type { RspressPlugin } from '@rspress/core';

import { writeHostFiles } from '../output/writeHostFiles';
import type { Settings } from '../settings/schema';

/** Makes the built site ready for its hosts. It comes after every plugin that writes or changes a file. */
export function hostsPlugin(settings: Settings): RspressPlugin {
  return {
    name: 'hosts',
    async afterBuild({ outDir = 'dist' }, isProduction) {
      if (isProduction) await writeHostFiles(outDir, settings);
    },
  };
}
