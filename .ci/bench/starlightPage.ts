import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkStringify);

/** The Markdown copy of a page as a page of Starlight, which adds the title itself. Pictures are left out. */
export function starlightPage(mirror: string, address: string): string {
  const tree: Root = markdown.parse(mirror.replaceAll(address, ''));
  const [heading] = tree.children;
  const title =
    heading?.type === 'heading'
      ? markdown.stringify({ type: 'root', children: heading.children as never })
      : '';
  tree.children.shift();
  visit(tree, 'image', (_, index, parent) => {
    parent!.children.splice(index!, 1);
    return [SKIP, index!];
  });
  return `---\n${stringify({ title: title.replace(/[\\`\n]/g, '') })}---\n\n${markdown.stringify(tree)}`;
}
