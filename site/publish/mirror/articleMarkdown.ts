import type { Element, ElementContent, Root } from 'hast';
import type { Code, FootnoteDefinition, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

import { writeMarkdown } from '../../content/documents/writeMarkdown';
import { elementsIn } from '../../markdown/elementsIn';
import { articleOf } from '../articleOf';
import { completeAddresses } from '../feeds/absoluteHtml';

type State = Parameters<NonNullable<NonNullable<Options['handlers']>[string]>>[0];

const toMarkdown = unified().use(rehypeRemark, {
  handlers: { pre: fence, section: footnotes, sup: footnoteMark },
});

/**
 * The `<article>` of a built page as Markdown, made of what its elements mean in HTML and to those who hear them: a new component needs
 * nothing here.
 *
 * @param address Absolute address of the page: links start from it.
 */
export function articleMarkdown(html: string, address: string): string {
  const tree = articleOf(html);
  const tabs = new Map<unknown, string>();
  for (const { properties, ...button } of elementsIn(tree))
    if (properties.role === 'tab') tabs.set(properties.id, toString(button));
  silence(tree);
  let heading = '';
  for (const element of elementsIn(tree)) {
    // What a request holds after its method is for the form on the page alone.
    if (typeof element.properties.href === 'string')
      element.properties.href = element.properties.href.replace(/(#[^~]+)~.*/, '$1');
    if (/^h\d$/.test(element.tagName)) heading = toString(element);
    completeAddresses(element, address);
    rewrite(element, { tabs, heading });
  }
  return writeMarkdown(toMarkdown.runSync(tree).children);
}

/** Takes out of a tree what says nothing. */
function silence(parent: Root | Element): void {
  parent.children = parent.children.filter(
    (child) => child.type !== 'comment' && !(child.type === 'element' && isSilent(child)),
  ) as ElementContent[];
  for (const child of parent.children) if (child.type === 'element') silence(child);
}

/** Whether an element says nothing where nobody can press it, or what others say. */
const isSilent = ({ tagName, properties, children }: Element) =>
  ['button', 'script', 'style', 'select', 'textarea'].includes(tagName) ||
  (tagName === 'input' && properties.type !== 'checkbox') ||
  (tagName === 'label' && children.some((child) => isElement(child, 'input'))) ||
  (tagName === 'svg' && properties.ariaLabel === undefined) ||
  properties.hidden === true ||
  properties.ariaHidden === 'true' ||
  properties.role === 'status' ||
  properties.dataPermalink !== undefined ||
  properties.dataContents !== undefined ||
  properties.dataInvitation !== undefined ||
  properties.dataFootnoteBackref !== undefined ||
  properties.id === 'footnote-label';

interface Place {
  /** What the tabs of the page say, by their ids. */
  tabs: Map<unknown, string>;
  /** The heading that an element stands under. */
  heading: string;
}

/** Says with elements that Markdown has what the page says with roles, names that are heard, and places. */
function rewrite(element: Element, { tabs, heading }: Place): void {
  const { tagName, properties, children } = element;
  const { role, ariaLabel, tabIndex } = properties;
  const label = typeof ariaLabel === 'string' ? ariaLabel : '';
  if (role === 'img') return become(element, 'span', [text(label)]);
  if (role === 'note') return become(element, 'blockquote', remark(children, label));
  // Colors of code are half of all elements.
  if (tagName === 'pre') return become(element, 'pre', [text(toString(element))]);
  if (tagName === 'dl') return become(element, 'div', definitions(children));
  if (role === 'tabpanel')
    children.unshift(make('p', strong(tabs.get([properties.ariaLabelledBy].flat()[0]) ?? '')));
  const isNamed = (role === 'group' || role === 'list') && label !== '' && tabIndex === undefined;
  if (isNamed && label !== heading) {
    delete properties.ariaLabel;
    return become(element, 'div', [make('p', strong(`${label}:`)), { ...element }]);
  }
  if (tagName === 'figure') element.children = captionFirst(children);
  if (tagName === 'article' || tagName === 'header') element.children = headingFirst(element);
  separate(element);
  if (isRowOfLinks(element)) become(element, 'ul', element.children.flatMap(itemOf));
}

function become(element: Element, tagName: string, children: ElementContent[]): void {
  Object.assign(element, { tagName, children });
}

/** A figure with its caption above it. Code has its own, in its fence. */
function captionFirst(children: ElementContent[]): ElementContent[] {
  const others = children.filter((child) => !isElement(child, 'figcaption'));
  if (others.some((child) => isElement(child, 'pre'))) return others;
  const captions = children.filter((child) => isElement(child, 'figcaption'));
  captions.forEach(separate);
  return [...captions.map((caption) => make('p', make('strong', ...caption.children))), ...others];
}

/** What stands above a heading and belongs to it, such as a day, below it. */
function headingFirst({ children }: Element): ElementContent[] {
  const found: Element[] = [];
  visit({ type: 'root', children }, 'element', (element, index, parent) => {
    if (!/^h\d$/.test(element.tagName) || found.length > 0) return undefined;
    found.push(element);
    parent!.children.splice(index!, 1);
    return EXIT;
  });
  return [...found, ...children];
}

/** A remark, which begins with its kind and its title. */
function remark(children: ElementContent[], kind: string): Element[] {
  const [first, ...others] = children.filter((child) => child.type === 'element');
  const said = `${kind[0]!.toUpperCase()}${kind.slice(1)}:`;
  const isTitle = isElement(first, 'strong');
  const title = isTitle ? make('strong', text(`${said} `), ...first.children) : strong(said);
  const [next, ...rest] = isTitle || first === undefined ? others : [first, ...others];
  if (next === undefined) return [make('p', title)];
  return isElement(next, 'p')
    ? [make('p', title, text(' '), ...next.children), ...rest]
    : [make('p', title), next, ...rest];
}

/** Terms in bold, each with what is said of it. */
function definitions(nodes: ElementContent[]): ElementContent[] {
  const blocks: Element[] = [];
  for (const node of nodes.flatMap((each) => (isElement(each, 'div') ? each.children : [each]))) {
    if (isElement(node, 'dt')) blocks.push(make('p', make('strong', ...node.children, text(':'))));
    if (!isElement(node, 'dd')) continue;
    if (node.children.some((child) => child.type === 'element' && isBlock(child)))
      blocks.push(make('div', ...node.children));
    else blocks.at(-1)?.children.push(text(' '), ...node.children);
  }
  return blocks;
}

/** Puts a space between elements that styles draw apart, and a mark in front of one that begins with a label. */
function separate(element: Element): void {
  element.children = element.children.flatMap((child, index, all) => {
    const next = all[index + 1];
    if (child.type !== 'element' || next?.type !== 'element' || isBlock(child) || isBlock(next))
      return [child];
    const isOneWord = element.tagName === 'span' && !child.properties.className && !next.properties.className;
    const then = toString(next);
    if (isOneWord || /^[\s,.:;)]/.test(then)) return [child];
    return [child, text(/^\w+: /.test(then) ? '; ' : ' ')];
  });
}

/** Whether an element holds links alone, side by side. */
function isRowOfLinks({ tagName, children }: Element): boolean {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return ['div', 'nav'].includes(tagName) && parts.length > 0 && parts.every((part) => isElement(part, 'a'));
}

/** A link as an item of a list. Of one around several parts the first leads on, and the others follow it. */
function itemOf(link: ElementContent): Element[] {
  if (!isElement(link, 'a')) return [];
  const [first, ...others] = link.children.filter((child) => child.type === 'element');
  const isWhole =
    first === undefined || others.length === 0 || link.children.some(({ type }) => type === 'text');
  if (isWhole) return [make('li', link)];
  const said = others.flatMap(({ children }) =>
    children.flatMap((child) => (isElement(child, 'p') ? child.children : [child])),
  );
  return [make('li', { ...link, children: [first] }, text(': '), ...said)];
}

/** The name of a footnote, in the address of its mark and in its id. */
const noteOf = (place: unknown) => /fn-([^/]+)$/.exec(String(place))?.[1];

function footnoteMark(state: State, node: Element): Nodes | Nodes[] {
  const [mark] = node.children;
  const name = mark?.type === 'element' && noteOf(mark.properties.href);
  return name ? { type: 'footnoteReference', identifier: name, label: name } : (state.all(node) as Nodes[]);
}

/** The footnotes of a page, which stand in a section below its text; any other section is what stands in it. */
function footnotes(state: State, node: Element): Nodes[] {
  if (node.properties.dataFootnotes === undefined) return state.all(node) as Nodes[];
  const notes: Nodes[] = [];
  visit(node, { type: 'element', tagName: 'li' }, (note: Element) => {
    const name = noteOf(note.properties.id) ?? '';
    const children = state.toFlow(state.all(note)) as FootnoteDefinition['children'];
    notes.push({ type: 'footnoteDefinition', identifier: name, label: name, children });
  });
  return notes;
}

/** A fence with its language, and what the page shows above it. */
function fence(_state: unknown, { properties, ...pre }: Element): Code {
  const { dataLanguage: language, dataTitle: title } = properties;
  const lang = typeof language === 'string' ? language : null;
  const meta = lang && title !== undefined ? `title="${String(title)}"` : null;
  return { type: 'code', lang, meta, value: toString(pre).replace(/\n$/, '') };
}

const isElement = (node: Root | Root['children'][number] | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

const blocks = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul br wbr input'.split(
    ' ',
  ),
);

const isBlock = ({ tagName }: Element) => blocks.has(tagName);

const text = (value: string): ElementContent => ({ type: 'text', value });

const strong = (value: string) => make('strong', text(value));

function make(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
