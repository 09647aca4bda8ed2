import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

export const treeOfHtml = (source: string): Root => parser.parse(source);

/** Elements without meaning outside of the page: controls, icons, permalinks. */
const onlyOnThePage = (element: Element) =>
  ['button', 'svg', 'script', 'style', 'template'].includes(element.tagName) ||
  element.properties.role === 'status' ||
  element.properties.dataPermalink !== undefined ||
  (element.tagName === 'details' && element.properties.dataContents !== undefined);

/** Attributes that feeds keep. */
const kept = new Set('href src alt title id lang dir colSpan rowSpan dateTime width height'.split(' '));

/** The HTML of the `<article>` of a built page, or an empty text. */
export const articleHtml = (page: string): string => /<article\b[^]*<\/article>/.exec(page)?.[0] ?? '';

/** The content of the first `<article>`. */
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

/** The text of a built page for feeds: the content below its header, without controls, classes and styles. */
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
