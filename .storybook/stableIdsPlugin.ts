import { readCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import { stableId } from './stableId.ts';

/** Stories of components: those of whole pages are in `.storybook/`. */
const storyFile = /\/ui\/[^.]*\.stories\.tsx$/;

/** Lists the stories of a file under its stable id, from which Storybook makes theirs. */
export const indexStableIds: Indexer = {
  test: storyFile,
  createIndex: async (file, options) => {
    const { indexInputs } = (await readCsf(file, options)).parse();
    return indexInputs.map((input) => ({ ...input, metaId: stableId(file), __id: undefined }));
  },
};

/** Lets the stories of a file know their stable id when they are shown. */
export const stableIdsPlugin = (): Plugin => ({
  name: 'stable-ids',
  transform: (code, file) =>
    storyFile.test(file)
      ? { code: `${code}\nmeta.id = ${JSON.stringify(stableId(file))};\n`, map: null }
      : undefined,
});
