import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** The tree of HTML. What stands in `<noscript>` is in it. */
const html = unified().use(rehypeParse, { fragment: true }).freeze();

export const treeOfHtml = (source: string): Root => html.parse(source);

/** Elements that mean nothing outside of the page: controls, drawings of icons, permalinks. */
const onlyOnThePage = (element: Element) =>
  ['button', 'svg', 'script', 'style'].includes(element.tagName) ||
  element.properties.role === 'status' ||
  element.properties.dataPermalink !== undefined ||
  (element.tagName === 'details' && element.properties.dataContents !== undefined);

/** Attributes that a reader elsewhere can use. */
const kept = new Set([
  'href',
  'src',
  'alt',
  'title',
  'id',
  'lang',
  'dir',
  'colSpan',
  'rowSpan',
  'dateTime',
  'width',
  'height',
]);

/** The `<article>` of a built page: its HTML, empty where it has none. */
export const articleHtml = (page: string): string => /<article\b[^]*<\/article>/.exec(page)?.[0] ?? '';

/** The tree of what stands in an `<article>`. */
export function articleOf(source: string): Root {
  const tree = treeOfHtml(source);
  let article: Element | undefined;
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'article') return;
    article = element;
    return EXIT;
  });
  return { type: 'root', children: article?.children ?? [] };
}

/** The text of a built page as plain HTML, for feeds: what stands below its header, without controls, classes and styles. */
export function plainArticle(page: string): Root {
  const body = articleOf(articleHtml(page));
  body.children = body.children.filter((child) => !isHeader(child));
  visit(body, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && onlyOnThePage(node))) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (node.type === 'element') {
      node.properties = Object.fromEntries(
        Object.entries(node.properties).filter(([name]) => kept.has(name)),
      );
    }
  });
  return body;
}

const isHeader = (node: Root['children'][number]) =>
  node.type === 'element' && (node.tagName === 'header' || node.tagName === 'h1');
