import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { changesIn } from '../ui/foundations/changesIn.ts';

const id = 'virtual:changes';

/** How many commits are read. */
const commits = 150;

/** What changed in the design system lately, read from the subjects of commits. */
export const changesPlugin = (): Plugin => ({
  name: 'changes',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(changesIn(log()))}` : undefined),
});

/** The latest commits; none in a folder that was unpacked from an archive. */
function log(): string {
  try {
    return execFileSync('git', ['log', `-${commits}`, '--format=%as %s', '--', 'ui', '.storybook'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
