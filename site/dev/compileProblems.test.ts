import { expect, test } from 'vitest';

import { compileProblems } from './compileProblems';

test('names file, line and column of a module, from the root', () => {
  const message =
    '  \u001b[31m× Module build failed (from ./node_modules/loader.js):\n\n  x Expected "}"\n    at Loader.run (/a/b.js:1:1)\n';
  expect(compileProblems([{ message, moduleName: './content/a.mdx?x', loc: '12:5-20' }], '/site')).toEqual([
    {
      file: 'content/a.mdx',
      line: 12,
      column: 5,
      message: 'x Expected "}"',
      fix: 'Mend it and save: the page follows.',
    },
  ]);
  expect(compileProblems([{ message: 'a', moduleName: 'loader!/site/ui/B.tsx' }], '/site')[0]).toMatchObject({
    file: 'ui/B.tsx',
    line: undefined,
  });
});
