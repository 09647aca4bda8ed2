import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';

import { highlightExample } from './highlightExample';

const textOf = (html: string) => DomUtils.textContent(parseDocument(html));

test('long lines wrap to their indentation: lines of one depth share an element in that of the depth above', async () => {
  const html = await highlightExample('a:\n  - b\n\n  - c\nd: e', 'text', []);
  expect(html).toBe('a:\n<i>  - b\n\n  - c</i>\nd: e');
});

test('indentation has at most twelve levels', async () => {
  const html = await highlightExample(`${' '.repeat(60)}a`, 'text', []);
  expect(html.split('<i>')).toHaveLength(13);
});

test('values that the reader can replace are marked everywhere', async () => {
  const samples = [
    { name: 'address', label: 'Base URL', value: 'https://a.example' },
    { name: 'account', label: 'Account ID', value: '7f3c' },
  ] as const;
  const html = await highlightExample("curl 'https://a.example/v1' # 7f3c", 'bash', [...samples]);
  expect(html).toContain('<span data-example-value="account">7f3c</span>');
  expect(html).toContain('<span data-example-value="address">https:/');
});

test.each([
  ['a UUID', '"0f8fad5b-d9cb-469f-a165-70867728950e"', ''],
  ['a time', '"2026-01-31T09:30:00Z"', 'short'],
])('%s is not broken', async (_, value, mark) => {
  const html = await highlightExample(`{\n  "a": ${value}\n}`, 'json', []);
  expect(html).toContain(`"<span data-whole="${mark}">${value.slice(1, -1)}</span>"`);
});

test('an address can break after single slashes and after its scheme, but not between the two slashes', async () => {
  const html = await highlightExample('https://a.example/one/two', 'text', []);
  expect(html.replaceAll('<wbr aria-hidden="true">', '|')).toBe('https://|a.example/|one/two');
});

test('whatever is marked, the text does not change', async () => {
  const line = fc.string({
    unit: fc.constantFrom(' ', '\t', '"', "'", '/', '-', ':', '<', '&', 'a', '1', '{'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom('json', 'bash', 'text'),
      async (lines, language) => {
        const code = lines.join('\n');
        const samples = [{ name: 'account', label: 'Account ID', value: 'a1' } as const];
        expect(textOf(await highlightExample(code, language, samples))).toBe(code);
      },
    ),
  );
});
