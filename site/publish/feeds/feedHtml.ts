import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import { visit } from '../../visit';
import { isElement } from '../cleanArticle';

const processor = unified().use(rehypeStringify).freeze();

const keptAttributes = new Set(
  `href src alt title id lang dir colSpan rowSpan dateTime width height align controls poster
    type checked disabled start value min max reversed open`.split(/\s+/),
);

/**
 * The text of a built page as HTML for feeds: everything below its header, without classes and styles.
 *
 * @param body The result of `cleanArticle`. Modified in place.
 */
export function feedHtml(body: Root): string {
  body.children = body.children.filter((child) => !isElement(child, 'header') && !isElement(child, 'h1'));
  visit(body, 'element', (element) => {
    const { role, ariaLabel } = element.properties;
    if (role === 'note') element.children.unshift({ type: 'text', value: `${ariaLabel}: ` });
    const kept = Object.entries(element.properties).filter(([name]) => keptAttributes.has(name));
    element.properties = Object.fromEntries(kept);
  });
  return processor.stringify(body);
}
