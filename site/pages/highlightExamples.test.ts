import { expect, test } from 'vitest';

import type { FileExamples } from '../reference/examples/examplesOf';
import { highlightExamples } from './highlightExamples';

const examples: FileExamples = {
  calls: { 'a.get': [{ id: 'curl', label: 'curl', language: 'bash', code: `curl 'https://a.example'` }] },
  messages: { a: '{ "a": 1 }' },
};

test('examples keep their place and their text', async () => {
  const { calls, messages } = await highlightExamples(examples);
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(calls['a.get']!.map(({ label, html }) => [label, textOf(html)])).toEqual([
    ['curl', `curl 'https://a.example'`],
  ]);
  expect(textOf(messages.a!)).toBe('{ "a": 1 }');
});
