import fc from 'fast-check';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../../documents/markdown';
import { attributesOf } from '../../twins/attributes';
import { element } from './generatedPage';

test('what an element is given comes back as it was, whatever characters it holds', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom('{', '}', '`', '"', "'", '\\', '<b>', '</A>', '\n\n', '{1}', '\u2028', '*/', '${'),
      )
      .map((parts) => parts.join('')),
  );
  const props = fc.record({ title: text, links: fc.array(fc.record({ label: text, count: fc.integer() })) });
  fc.assert(
    fc.property(props, (given) => {
      const source = element('FilterLinks', given, 'Words.');
      expect(source.match(/[{}]/g)).toEqual(['{', '}']);
      const { children } = parseMarkdown(source, 'page.mdx');
      expect(children).toHaveLength(1);
      expect(attributesOf(children[0] as MdxJsxFlowElement)).toEqual({ values: given, by: 'build' });
    }),
    { numRuns: 200 },
  );
});
