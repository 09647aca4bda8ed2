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
