import { expect, test } from 'vitest';

import { formatProblems } from '../../problem';
import { checkPages } from './checkPages';
import { readPages } from './readPages';

test('every page is in order: its examples, callouts, headings, sections, images and fences', async () => {
  expect(formatProblems(await checkPages(readPages(process.cwd(), 'content')))).toBe('');
});
