import { expect, test } from 'vitest';

import { calloutKinds } from './callouts';
import { checkTree } from '../documents/checkTree';
import { parseMarkdown } from '../documents/markdown';

const check = (source: string) =>
  checkTree(parseMarkdown(source, 'a.mdx'), source, 'a.mdx').map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each(calloutKinds)('accepts a %s with and without a title', (kind) => {
  expect(check(`:::${kind}[Rows are deleted.]\n\nText.\n\n:::\n\n:::${kind}\nText.\n:::\n`)).toEqual([]);
});

test("accepts callouts in steps and quotes, and GitHub's alerts, and ignores code", () => {
  expect(check('1. Step\n\n   :::tip[Do it.]\n\n   Text.\n\n   :::\n\n```text\n:::nope\n```\n')).toEqual([]);
  expect(check('> [!NOTE]\n> Text.\n\n> :::note\n> Text.\n> :::\n')).toEqual([]);
});

test.each(['`:::` ends it.\n', 'A line with ::: in it.\n', 'One `a\n:::` two.\n', 'One\\\n\\:::\n'])(
  'ignores %j',
  (source) => {
    expect(check(source)).toEqual([]);
  },
);

test('a title in the syntax of another tool is fixed in one step', () => {
  const source = '::: note {title="A title"}\n';
  expect(checkTree(parseMarkdown(source, 'a.mdx'), source, 'a.mdx').map(({ fix }) => fix)).toContain(
    'Write it without a space: ":::note[A title]".',
  );
});

test.each([
  [':::note [A title]\n', 'Write it without a space: ":::note[A title]".'],
  [':::details More\n', 'Known: note, tip, warning, danger. Text that folds is in <details>.'],
  [':::caution Hot\n', 'Write it without a space: ":::danger[Hot]".'],
  [
    ':::info[Oil]\nText.\n:::\n',
    'Did you mean "note"? Known: note, tip, warning, danger. Text that folds is in <details>.',
  ],
  [':::note Use `npm`\n', 'Write it without a space: ":::note[Use `npm`]".'],
  ['::: tip\n', 'Write it without a space: ":::tip".'],
])('%j is fixed in one step', (source, fix) => {
  expect(checkTree(parseMarkdown(source, 'a.mdx'), source, 'a.mdx')[0]!.fix).toBe(fix);
});

test('a misspelled kind with a title is fixed in one step', () => {
  const [problem] = checkTree(parseMarkdown(':::nota A title\n', 'a.mdx'), ':::nota A title\n', 'a.mdx');
  expect(problem!.fix).toBe('Write it without a space: ":::note[A title]".');
});

test.each([
  ['Text.\n\n:::nose[Title]\n\nText.\n\n:::\n', '3: there is no callout ":::nose".'],
  [':::note A title.\n\nText.\n', '1: ":::note A title." does not start a callout.'],
  [':::note[Title]\n\nText.\n', '1: the callout is not closed.'],
  ['Text.\n\n:::\n', '3: ":::" has no callout to close.'],
  ['> [!NOPE]\n> Text.\n', '1: there is no callout "[!NOPE]".'],
  ['> [!note]- Text.\n', '1: the callout "[!note]-" does not fold.'],
  [':::note{.wide}\nText.\n:::\n', '1: the callout has an unknown attribute: class.'],
  [':::note[One]\n\n:::tip[Two]\nText.\n:::\n\nAfter two.\n:::\n', '8: ":::" has no callout to close.'],
  ['- One\n:::\n', '2: ":::" has no callout to close.'],
  ['| a |\n| - |\n| b |\n:::\n', '4: ":::" has no callout to close.'],
  ['Text.\n:::tip Title\n', '2: ":::tip Title" does not start a callout.'],
  ['Text.\n:::\n---\n', '2: ":::" has no callout to close.'],
])('reports the line and problem of %j', (source, message) => {
  expect(check(source)).toEqual([message]);
});

test('the end of a callout with a broken start is not reported too', () => {
  expect(check(':::note A\n\n:::tip B\nText.\n:::\n\n:::\n\n:::\n')).toEqual([
    '1: ":::note A" does not start a callout.',
    '3: ":::tip B" does not start a callout.',
    '9: ":::" has no callout to close.',
  ]);
});
