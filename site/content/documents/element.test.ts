import fc from 'fast-check';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expect, test } from 'vitest';

import { valueOf, writeElement } from './element';
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
      const children = parse(writeElement('FilterLinks', { ...given, fold: undefined }, 'Words.'));
      expect(children).toHaveLength(1);
      const { attributes } = children[0] as MdxJsxFlowElement;
      const back = attributes.map((attribute) => [
        'name' in attribute && attribute.name,
        valueOf((attribute.value as { value: string }).value),
      ]);
      expect(Object.fromEntries(back)).toEqual(given);
    }),
    { numRuns: 200 },
  );
});

test('a value is what JavaScript makes of it, where it is data', () => {
  expect(valueOf("[{ name: 'a', kept: [1, -2.5, null], /* b */ }]")).toEqual([
    { name: 'a', kept: [1, -2.5, null] },
  ]);
  for (const code of ['a', 'a()', '`b`', '1 + 1', '() => 1', '']) expect(() => valueOf(code)).toThrow(SyntaxError);
});
