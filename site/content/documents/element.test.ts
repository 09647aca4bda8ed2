import fc from 'fast-check';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expect, test } from 'vitest';

import { readElement, valueOf, writeElement } from './element';
import { parseMarkdown } from './markdown';

const parse = (text: string) => parseMarkdown(text, 'page.mdx').children;

const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('{', '}', '`', '"', "'", '\\', '<b>', '</A>', '\n\n', '{1}', '\u2028', '*/', '${'))
    .map((parts) => parts.join('')),
);
const props = fc.record({ title: text, links: fc.array(fc.record({ label: text, count: fc.integer() })) });

test('what an element is given comes back as it was, whatever characters it holds', () => {
  fc.assert(
    fc.property(props, (given) => {
      const source = writeElement('FilterLinks', given, 'Words.');
      expect(source.match(/[{}]/g)).toEqual(['{', '}']);
      const children = parse(source);
      expect(children).toHaveLength(1);
      const [attribute] = (children[0] as MdxJsxFlowElement).attributes;
      expect(valueOf(attribute!.value as string)).toEqual(given);
    }),
    { numRuns: 200 },
  );
});

// What MDX makes of values as code is nobody's concern.
const left = new Set(['position', 'data']);
const withoutPlaces = (tree: unknown) =>
  JSON.parse(
    JSON.stringify(tree, (key, value) => (left.has(key) ? undefined : (value as unknown))),
  ) as unknown;

const contents = [
  '',
  'Words.',
  'A [link](/there) and `code`.\n\n- One\n- Two',
  '<b>*Words*</b>',
  '[a]\n\n[a]: /first',
];

test('an element is read as MDX parses it', () => {
  fc.assert(
    fc.property(props, fc.constantFrom(...contents), (given, content) => {
      const source = writeElement('FilterLinks', given, content);
      expect(withoutPlaces([readElement(source, parse)])).toEqual(withoutPlaces(parse(source)));
    }),
    { numRuns: 200 },
  );
});

test('what was written otherwise is left to MDX', () => {
  const others = [
    'Words.',
    '<Card title="A" />',
    `${writeElement('Card', {})}\n\nWords.`,
    '<A>\n\nWords.\n\n</A>',
  ];
  for (const other of others) expect(readElement(other, parse)).toBeUndefined();
});
