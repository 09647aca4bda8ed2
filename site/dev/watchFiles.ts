import { sep } from 'node:path';

import { watch } from 'chokidar';

export interface FileWatch {
  /** Takes these folders and files for content, and no others. */
  follow: (paths: string[]) => void;
  stop: () => Promise<void>;
}

export interface WatchFilesOptions {
  /** Absolute paths of files and folders that the site is made of. */
  site: string[];
  /** Absolute paths of folders inside them whose changes the development server follows by itself. */
  except: string[];
  /** Called when files have come, changed or gone, and nothing more has for a moment. */
  changed: (what: 'content' | 'site') => void;
}

/** How long files must be at rest, in milliseconds: an editor writes more than one, and some twice. */
const rest = 30;

/** Says when something was saved: in the content, or in what the site is made of. */
export function watchFiles({ site, except, changed }: WatchFilesOptions): FileWatch {
  let followed: string[] = [];
  const calm = { content: quietly(() => changed('content')), site: quietly(() => changed('site')) };
  const isUnder = (path: string, folders: string[]) =>
    folders.some((folder) => path === folder || path.startsWith(folder + sep));

  const code = watch(site, {
    ignoreInitial: true,
    ignored: (path) => isUnder(path, except) || path.includes(`${sep}node_modules${sep}`),
  });
  code.on('all', (_event, path) => (isUnder(path, followed) ? calm.content : calm.site).soon());
  const content = watch([], { ignoreInitial: true, ignored: (path) => /(?:~|\.sw[px]|\.tmp)$/.test(path) });
  content.on('all', () => calm.content.soon());

  return {
    follow(paths) {
      content.unwatch(followed.filter((path) => !paths.includes(path)));
      content.add(paths.filter((path) => !followed.includes(path)));
      followed = paths;
    },
    async stop() {
      calm.content.never();
      calm.site.never();
      await Promise.all([code.close(), content.close()]);
    },
  };
}

function quietly(act: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    soon() {
      clearTimeout(timer);
      timer = setTimeout(act, rest);
    },
    never: () => clearTimeout(timer),
  };
}
