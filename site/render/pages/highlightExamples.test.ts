import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { openCache } from '../../cache';
import type { FileExamples } from '../../reference/examples/examplesOf';
import { highlightExamples } from './highlightExamples';

const examples: FileExamples = {
  calls: { 'a.get': [{ id: 'curl', label: 'curl', language: 'bash', code: `curl 'https://a.example'` }] },
  messages: { a: '{ "a": 1 }' },
};

test('examples keep their place and their text', async () => {
  const { calls, messages } = await highlightExamples(examples, openCache(temporaryFolder({})));
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(calls['a.get']!.map(({ label, html }) => [label, textOf(html)])).toEqual([
    ['curl', `curl 'https://a.example'`],
  ]);
  expect(textOf(messages.a!)).toBe('{ "a": 1 }');
});

test('what an earlier build has highlighted is taken from there, and anything else is not', async () => {
  const folder = temporaryFolder({});
  await highlightExamples(examples, openCache(folder));
  const cache = { calls: {}, messages: { a: 'kept' } };
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), JSON.stringify(cache));
  expect(await highlightExamples(examples, openCache(folder))).toEqual(cache);
  const other = { ...examples, messages: { a: '{ "a": 2 }' } };
  expect((await highlightExamples(other, openCache(folder))).messages.a).toContain('2');
});
