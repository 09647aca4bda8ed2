import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The built Storybook. `STORYBOOK_FOLDER` overrides it. */
export const storybookFolder = process.env.STORYBOOK_FOLDER ?? join(root, 'storybook-static');

/** The accepted pictures: a folder a story, a file a mode. `VISUAL_PICTURES` overrides it. */
export const picturesFolder = process.env.VISUAL_PICTURES ?? join(root, '.storybook', 'pictures');

/** The HTML report. `VISUAL_REPORTS` overrides it. */
export const reportsFolder = process.env.VISUAL_REPORTS ?? join(root, 'reports', 'visual');
