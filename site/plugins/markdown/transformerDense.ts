import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Writes code with as few elements as it takes: none for a line, one for parts of the same role that follow each other. */
export function transformerDense(): ShikiTransformer {
  return {
    name: 'dense',
    code(node) {
      const children = node.children.flatMap((child) => (isLine(child) ? child.children : [child]));
      node.children = children.reduce<ElementContent[]>(join, []);
    },
  };
}

function join(before: ElementContent[], next: ElementContent): ElementContent[] {
  const last = before.at(-1);
  const previous = before.at(-2);
  if (last && classOf(last) !== undefined && classOf(last) === classOf(next)) {
    (last as Element).children.push(...(next as Element).children);
  } else if (
    previous &&
    last?.type === 'text' &&
    last.value.trim() === '' &&
    classOf(previous) !== undefined &&
    classOf(previous) === classOf(next)
  ) {
    // Space between two parts looks the same in either role.
    (previous as Element).children.push(last, ...(next as Element).children);
    before.pop();
  } else {
    before.push(next);
  }
  return before;
}

const isLine = (node: ElementContent): node is Element => classOf(node) === 'line';

const classOf = (node: ElementContent) =>
  node.type === 'element' ? String(node.properties.class ?? '') : undefined;
