import fc from 'fast-check';
import type { Element, ElementContent, Root, Text } from 'hast';
import { visit as libraryVisit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { CONTINUE, EXIT, SKIP, visit } from './visit';

const text = (value: string): Text => ({ type: 'text', value });

const element = (tagName: string, children: ElementContent[]): Element => {
  return { type: 'element', tagName, properties: {}, children };
};

const { node } = fc.letrec<{ node: ElementContent; parent: Element }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, fc.string().map(text), tie('parent')),
  parent: fc
    .tuple(fc.constantFrom('a', 'b'), fc.array(tie('node'), { maxLength: 4 }))
    .map(([name, children]) => element(name, children)),
}));

const results = [undefined, CONTINUE, SKIP, EXIT, 0, 1, 2, [SKIP, 1], [CONTINUE, 2]];
const tests = ['text', ['root', 'element'], { tagName: 'a' }, null];

test('it visits the same nodes as the library, in the same order, whatever the visitor returns', () => {
  const given = fc.array(fc.constantFrom(...results), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(node), given, fc.constantFrom(...tests), (children, answers, which) => {
      const seenBy = (walk: typeof visit) => {
        const seen: unknown[] = [];
        const rest = [...answers];
        walk({ type: 'root', children } as Root, which as 'text', (...place) => {
          seen.push(place);
          return rest.shift() as undefined;
        });
        return seen;
      };
      expect(seenBy(visit)).toEqual(seenBy(libraryVisit));
    }),
  );
});

test('without a test, it visits every node', () => {
  const types: string[] = [];
  const tree: Root = { type: 'root', children: [element('p', [text('Lamp')])] };
  visit(tree, ({ type }) => void types.push(type));
  expect(types).toEqual(['root', 'element', 'text']);
});
