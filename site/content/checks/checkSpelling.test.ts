import { expect, test, vi } from 'vitest';

import { checkSpelling, readWords } from './checkSpelling';
import { pageOf } from './readPages';

// The dictionaries take seconds to load where other tests run beside this one.
vi.setConfig({ testTimeout: 60_000 });

test('names page, line and near words of a misspelling, and leaves code, addresses and listed words alone', async () => {
  const first = '---\ntitle: A\ndescription: A pgae.\n---\n\n# Recieve `wrnog`\n\nOur Neosync takes\nmanny colours.\n';
  const second = 'Fine.\n\n```bash\nwrnog\n```\n\nhttps://wrnog.example [seperate](/wrnog)\n';
  const pages = [pageOf(first, 'content/first.mdx'), pageOf(second, 'content/second.mdx')];
  const problems = await checkSpelling(pages, ['neosync'], 'content/_spelling.txt');
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'content/first.mdx:3: "pgae" is not a known word.',
    'content/first.mdx:6: "Recieve" is not a known word.',
    'content/first.mdx:9: "manny" is not a known word.',
    'content/first.mdx:9: "colours" is not a known word.',
    'content/second.mdx:7: "seperate" is not a known word.',
  ]);
  expect(problems[4]?.fix).toMatch(/^Did you mean separate.* goes into content\/_spelling\.txt/);
});

test('reads a list of words without its comments and blank lines', () => {
  expect(readWords('# Names\n\nNeosync # the product\n  goja\n')).toEqual(['Neosync', 'goja']);
});
