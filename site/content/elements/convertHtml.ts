import { htmlTagNames } from 'html-tag-names';
import { Parser } from 'htmlparser2';
import type { Parents, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';

const phrasing = ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link'];

/** Turns the HTML in a block of a `.md` page into MDX elements. Unknown and unclosed tags stay text. */
export function convertHtml({ type, children }: Parents): RootContent[] {
  if (!children.some((child) => child.type === 'html')) return children;
  const kind = phrasing.includes(type) ? 'Text' : 'Flow';
  const root: RootContent[] = [];
  const open: { tag: string; start: number; element: MdxJsxFlowElement }[] = [];
  let source = '';
  let parsedEnd = 0;
  let position: RootContent['position'];
  let attributes: MdxJsxAttribute[] = [];
  const add = (...nodes: RootContent[]) =>
    void ((open.at(-1)?.element.children ?? root) as RootContent[]).push(...nodes);
  const addText = (value: string) => {
    if (value.trim() === '' && (kind === 'Flow' || value === '')) return;
    const text = { type: 'text' as const, value };
    add(kind === 'Flow' && open.length === 0 ? { type: 'paragraph', children: [text] } : text);
  };
  /** Moves past the parsed source, up to an offset. Skipped source becomes text. */
  const advance = ({ startIndex, endIndex }: Pick<Parser, 'startIndex' | 'endIndex'> = parser) => {
    addText(source.slice(parsedEnd, startIndex));
    parsedEnd = endIndex + 1;
    return source.slice(startIndex, parsedEnd);
  };
  const parser: Parser = new Parser(
    {
      onattribute(name, value, quote) {
        // An attribute without a value is true; React treats any text as true.
        attributes.push({ type: 'mdxJsxAttribute', name, value: quote === undefined ? name : value });
      },
      onopentag(name) {
        const tag = advance();
        const element = { type: `mdxJsx${kind}Element`, name, attributes, children: [], position };
        open.push({ tag, start: parser.startIndex, element: element as unknown as MdxJsxFlowElement });
        attributes = [];
      },
      onclosetag(name, isImplied) {
        const end = isImplied ? '' : advance();
        const { tag, start, element } = open.pop()!;
        const isKnown = htmlTagNames.includes(name) || open.some((around) => around.element.name === 'svg');
        // Void elements end at their opening tag.
        if (isKnown && (!isImplied || start === parser.startIndex)) return add(element);
        addText(tag);
        add(...element.children);
        addText(end);
      },
      ontext(value) {
        advance();
        addText(value);
      },
      oncomment(value) {
        advance();
        add({ type: `mdx${kind}Expression`, value: `/*${value}*/` });
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  for (const child of children) {
    if (child.type === 'html') {
      source += child.value;
      position = child.position;
      parser.write(child.value);
      advance({ startIndex: source.length, endIndex: source.length - 1 });
    } else {
      add(child);
    }
  }
  parser.end();
  return root;
}
