import { expect, test } from 'vitest';

import { pages } from '../../site/fixtures/writtenPages';
import { formatProblems } from '../../site/problem';
import { checkPages } from './checkPages';

test('every page has valid examples, callouts, headings, sections, images and fences', async () => {
  expect(formatProblems(await checkPages(pages))).toBe('');
});
