import { join } from 'node:path';

import { bundle } from '../bundle.mjs';
import type { WrittenSettings } from '../rspress/contentPlugin';
import { readSettings } from '../settings/readSettings';
import type { Settings } from '../settings/schema';

/** Settings that can be read while a server runs. */
export interface FollowedSettings {
  /** Absolute paths of the modules that they are made of. */
  files: string[];
  /** What they are now; undefined where they can be read only by beginning anew. */
  read: () => Promise<Settings | undefined>;
}

/** Follows the settings of a site: their modules are bundled and run anew whenever they are read, without the rest of the site. */
export async function followSettings({ file, root, settings }: WrittenSettings): Promise<FollowedSettings> {
  let last: { url: string; settings: Settings } | undefined;
  const followed: FollowedSettings = {
    files: [],
    async read() {
      const { url, files } = await bundle(join(root, file));
      followed.files = files;
      if (last?.url !== url) {
        const module = (await import(url)) as { settings?: unknown };
        last = { url, settings: readSettings(module.settings, file, process.env) };
      }
      return last.settings;
    },
  };
  const isTheirs = await followed.read().then(
    (read) => JSON.stringify(read) === JSON.stringify(settings),
    () => false,
  );
  // A configuration may make its settings of something else.
  return isTheirs ? followed : { files: [], read: () => Promise.resolve(undefined) };
}
