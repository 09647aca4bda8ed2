import { existsSync, readFileSync } from 'node:fs';

import { format } from 'oxfmt';

import type { Changes } from '../content/writing/project';
import { writeChanges } from '../content/writing/writeChanges';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { report } from './report';
import style from '../../.oxfmtrc.json';

/** Where the settings of the site are written, as far as commands change them. */
export const files = {
  sidebars: 'site/settings/sidebars.ts',
  redirects: 'site/settings/redirects.ts',
};

export const settings = () => readSettings(input, 'site/settings/site.ts');

export const readFile = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Makes the changes that a command plans, all or none, and names the files. A plan that cannot be made is told in words. */
export async function changeSite(plan: () => Changes): Promise<void> {
  try {
    const changes = plan();
    for (const [path, text] of changes) {
      if (text !== undefined && path.endsWith('.ts'))
        changes.set(path, (await format(path, text, style)).code);
    }
    const kept = [...changes].filter(([path, text]) => readFile(path) === text).map(([path]) => path);
    kept.forEach((path) => changes.delete(path));
    writeChanges('.', changes);
    const told = [...changes].map(([path, text]) => `${text === undefined ? 'removed' : 'wrote  '} ${path}`);
    console.log(told.join('\n'));
  } catch (error) {
    report(error);
  }
}
