import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { ElementType, type DomUtils } from 'htmlparser2';

/** An element of a parsed page. */
export type DomElement = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Elements that only give code its colors: half of all elements. The other formats of a page have no colors. */
const colorElements = new Set(['span', 'ins']);

/** The signs before changed lines of a diff. The page uses styles instead. */
const signs = new Map(Object.entries({ ins: '+', del: '-' }));

/** The content of an element of a page for the libraries of unified, without the colors of code. */
export function hastOf({ children }: DomElement, code?: 'diff' | 'other'): ElementContent[] {
  const content: ElementContent[] = [];
  for (const part of children.flatMap((child) => partsOf(child, code))) {
    const last = content.at(-1);
    if (last?.type === 'text' && part.type === 'text') last.value += part.value;
    else content.push(part);
  }
  return content;
}

function partsOf(node: DomElement['children'][number], code?: 'diff' | 'other'): ElementContent[] {
  if (node.type === ElementType.Text) return [{ type: 'text', value: node.data }];
  if (!('attribs' in node)) return [];
  const { name, attribs } = node;
  const sign = code === 'diff' && signs.get(name);
  if (sign) return [{ type: 'text', value: sign }, ...hastOf(node, code)];
  if (code && colorElements.has(name)) return hastOf(node, code);
  const language = attribs['data-language'] === 'diff' ? 'diff' : 'other';
  return [h(name, attribs, hastOf(node, name === 'pre' ? language : code))];
}
