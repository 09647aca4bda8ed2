import fc from 'fast-check';
import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { style, writeMarkdown } from './writeMarkdown';

test('writes what the library writes', () => {
  const library = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, style);
  const words = fc.string({ unit: fc.constantFrom(...'ab \n\t1.)(*_-+#<>![]`~|:/@&\\"\'=') });
  const text = words.map((value): PhrasingContent => ({ type: 'text', value }));
  const phrasing: fc.Arbitrary<PhrasingContent> = fc.oneof(
    text,
    words.map((value): PhrasingContent => ({ type: 'inlineCode', value })),
    fc.record({ type: fc.constant('emphasis' as const), children: fc.array(text) }),
    fc.record({ type: fc.constant('link' as const), url: words, title: words, children: fc.array(text) }),
  );
  const paragraph = fc.record({ type: fc.constant('paragraph' as const), children: fc.array(phrasing) });
  const cell = fc.record({ type: fc.constant('tableCell' as const), children: fc.array(phrasing) });
  const row = fc.record({ type: fc.constant('tableRow' as const), children: fc.array(cell) });
  const block: fc.Arbitrary<Root['children'][number]> = fc.oneof(
    paragraph,
    fc.record({ type: fc.constant('table' as const), children: fc.array(row) }),
    fc.record({ type: fc.constant('blockquote' as const), children: fc.array(paragraph) }),
    fc.record({
      type: fc.constant('heading' as const),
      depth: fc.constant(2 as const),
      children: fc.array(phrasing),
    }),
  );
  fc.assert(
    fc.property(fc.array(block), (children) => {
      expect(writeMarkdown(children)).toBe(library.stringify({ type: 'root', children }));
    }),
  );
});
