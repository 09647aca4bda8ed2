import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The built Storybook that is looked at. */
export const storybookFolder = join(root, 'storybook-static');

/** The accepted pictures: a folder for each story, a file for each mode. `VISUAL_PICTURES` names another place. */
export const picturesFolder = process.env.VISUAL_PICTURES ?? join(root, '.storybook', 'pictures');

/** Where the report of what changed goes. `VISUAL_REPORTS` names another place. */
export const reportsFolder = process.env.VISUAL_REPORTS ?? join(root, 'reports', 'visual');
