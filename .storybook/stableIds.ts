import { relative } from 'node:path';

import type { Indexer } from 'storybook/internal/types';
import { readCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const ui = new URL('../ui/', import.meta.url).pathname;
const isStories = /\/ui\/.*\.stories\.tsx$/;

/**
 * The first part of the addresses of a file's stories: `components-callout`. It is made of the file's place, not of the group in the
 * sidebar, so that links and accepted pictures stay right when a component moves to another group.
 */
export function stableId(file: string): string {
  const parts = relative(ui, file.split('?')[0]!)
    .replace(/\.stories\.tsx$/, '')
    .split('/');
  const named = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return named.join('-').toLowerCase();
}

/** Lists the stories of a file under its stable id, from which Storybook makes theirs. */
export const indexStableIds: Indexer = {
  test: isStories,
  createIndex: async (file, options) => {
    const { indexInputs } = (await readCsf(file, options)).parse();
    return indexInputs.map((input) => ({ ...input, metaId: stableId(file), __id: undefined }));
  },
};

/** Lets the stories of a file know their stable id when they are shown. */
export const stableIdsPlugin = (): Plugin => ({
  name: 'stable-ids',
  transform: (code, file) =>
    isStories.test(file)
      ? { code: `${code}\nmeta.id = ${JSON.stringify(stableId(file))};\n`, map: null }
      : undefined,
});
