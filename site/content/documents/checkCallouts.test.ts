import { expect, test } from 'vitest';

import { calloutKinds, checkCallouts } from './checkCallouts';
import { parseMarkdown } from './markdown';

const check = (source: string) =>
  checkCallouts(source, parseMarkdown(source, 'a.mdx'), 'a.mdx').map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each(calloutKinds)('takes a %s', (kind) => {
  expect(check(`:::${kind} Rows are deleted.\n\nText.\n\n:::\n`)).toEqual([]);
});

test('takes one inside of steps, and leaves code alone', () => {
  expect(check('1. Step\n\n   :::tip Do it.\n\n   Text.\n\n   :::\n\n```text\n:::nope\n```\n')).toEqual([]);
});

test('names line and fault of one that would be shown as text', () => {
  expect(check('Text.\n\n:::nose Title.\n\nText.\n\n:::\n')).toEqual(['3: there is no callout ":::nose".']);
  expect(check(':::note\n\nText.\n\n:::\n')).toEqual(['1: the title of the callout is no sentence.']);
  expect(check(':::note A title\n\nText.\n\n:::\n')).toEqual(['1: the title of the callout is no sentence.']);
  for (const title of ['Use `psql`.', 'Use **psql**.', 'See [roles](/roles).']) {
    expect(check(`:::note ${title}\n\nText.\n\n:::\n`)).toEqual([
      '1: the title of the callout has more than words.',
    ]);
  }
  expect(check(':::note Title.\n\nText.\n')).toEqual(['1: the callout does not end.']);
  expect(check('Text.\n\n:::\n')).toEqual(['3: ":::" ends no callout.']);
  expect(check('> [!NOTE]\n> Text.\n\n```text\n> [!TIP]\n```\n')).toEqual(['1: "[!NOTE]" begins no callout here.']);
  expect(check(':::note One.\n\n:::tip Two.\n\n:::\n')).toEqual([
    '3: the callout begins inside of the one on line 1.',
  ]);
});
