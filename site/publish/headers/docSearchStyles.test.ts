import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { settings as docsearch } from '../../fixtures/docsearch/settings';
import { settings as hosted } from '../../fixtures/hosted/settings';
import { readSettings } from '../../settings/readSettings';
import { docSearchStyles } from './docSearchStyles';

test('every style that DocSearch puts into a page is known, on sites that use it alone', () => {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@docsearch/react/modal')));
  // The parts that answer by a language model are loaded by nobody.
  const files = globSync('*.js', {
    cwd: folder,
    absolute: true,
    ignore: ['*AskAi*', '*askai*', 'docsearchAi*', 'sidepanel*'],
  });
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const styles = [...sources.matchAll(/createElement\("style", null, "([^"]*)"\)/g)].map(([, text]) => text);
  expect(sources.match(/createElement\("style"/g)).toHaveLength(styles.length);
  expect(docSearchStyles(readSettings(docsearch, 'settings.ts'))).toEqual(new Set(styles));
  expect(docSearchStyles(readSettings(hosted, 'settings.ts'))).toEqual(new Set());
});
