import { expect, test } from 'vitest';

import { commentText } from './parseComment';

test('a comment is one line of text, whatever its Markdown', () => {
  const comment = '# Jobs\n\nRuns *a* `job`\non [time](https://a.example).\n\n- one\n- two <b>\n\nLast.';
  expect(commentText({ comment })).toBe('Jobs Runs a job on time. one two <b> Last.');
});

test('deprecation is mentioned once', () => {
  const textOf = (comment = '') => commentText({ comment, deprecated: true });
  expect(textOf('Use `b` instead.')).toBe('Deprecated. Use b instead.');
  expect(textOf('Deprecated: use `b` instead.')).toBe('Deprecated: use b instead.');
  expect(textOf()).toBe('Deprecated.');
});
