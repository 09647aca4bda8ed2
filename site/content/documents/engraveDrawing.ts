import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Attributes that the theme decides, or that only Graphviz needs. */
const dropped = ['fill', 'stroke', 'font-family', 'font-size', 'id', 'xmlns', 'xmlns:xlink', 'text-decoration'];

/** A name in code, a flag or an address of a part: `neosync_jobs`, `--config`, `users.email`. */
const code = /^(?:--[\w-]+|[\w$-]*[A-Za-z\d][_.][\w$*.-]*)$/;

/** How far the lines of a marked cell come in from its sides, and from one to the next, in pixels. */
const lining = { depth: 8, period: 4 };

/**
 * A drawing of Graphviz in the hand of the design system: square cells, those that matter lined with engraved rows, names in code
 * and numbers of steps marked as such, and words above all lines. Colors and fonts come from the theme. One line.
 *
 * @param view Which width it is for, where there is one for another width, too. @default for every width
 */
export function engraveDrawing(svg: string, view?: 'wide' | 'narrow'): string {
  const document = parseDocument(svg.slice(svg.indexOf('<svg')), { xmlMode: true });
  const root = DomUtils.findOne(({ name }) => name === 'svg', document.children)!;
  remove(root);
  for (const name of ['width', 'height']) {
    root.attribs[name] = String(Math.round(parseFloat(root.attribs[name]!) * 100) / 100);
  }
  root.attribs['aria-hidden'] = 'true';
  if (view) root.attribs['data-view'] = view;
  for (const group of groupsOf(root, 'node')) {
    squareCorners(group);
    if (isOf(group, 'accent')) line(group);
  }
  const texts = DomUtils.getElementsByTagName('text', root);
  texts.forEach((text, index) => markWords(text, texts[index - 1]));
  liftWords(root);
  return DomUtils.getOuterHTML(root, { xmlMode: true });
}

const isOf = (element: Element, kind: string) => element.attribs.class?.split(' ').includes(kind) ?? false;
const groupsOf = (root: Element, kind: string) =>
  DomUtils.getElementsByTagName('g', root).filter((group) => isOf(group, kind));

/** Takes out what is not drawn: comments, names, lines between elements. */
function remove(element: Element): void {
  for (const name of dropped) delete element.attribs[name];
  element.children = element.children.filter((child) => {
    if (child.type === ElementType.Text) return child.data.trim() !== '';
    if (child.type !== ElementType.Tag || child.name === 'title') return false;
    remove(child);
    return true;
  });
}

const childrenOf = (element: Element, name: string) =>
  DomUtils.getElementsByTagName(name, element.children, false);

/** A box comes as a polygon through its corners and back to the first. */
function squareCorners(node: Element): void {
  for (const shape of childrenOf(node, 'polygon')) {
    const corners = shape.attribs.points!.trim().split(/\s+/);
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => Number(corner.split(',')[axis])));
    if (corners.length !== 5 || new Set(xs).size !== 2 || new Set(ys).size !== 2) continue;
    const [x, y] = [Math.min(...xs!), Math.min(...ys!)];
    const size = { width: round(Math.max(...xs!) - x), height: round(Math.max(...ys!) - y) };
    delete shape.attribs.points;
    shape.name = 'rect';
    Object.assign(shape.attribs, { x: String(x), y: String(y), ...size, rx: '3' });
  }
}

const round = (number: number) => String(Math.round(number * 100) / 100);

/** Lines both sides of a cell with rows, so that its words stand in a window. */
function line(node: Element): void {
  const [cell] = childrenOf(node, 'rect');
  if (!cell) return;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(cell.attribs[name]));
  const rows = Math.floor((height! - 2) / lining.period);
  const first = y! + (height! - (rows - 1) * lining.period) / 2;
  const path = Array.from({ length: rows }, (_, row) => {
    const top = round(first + row * lining.period);
    return `M${round(x! + 1)} ${top}h${lining.depth}M${round(x! + width! - 1)} ${top}h-${lining.depth}`;
  }).join('');
  DomUtils.append(cell, drawn(`<path class="rows" d="${path}"/>`));
}

/** Elements from their markup. */
const drawn = (markup: string) => parseDocument(markup, { xmlMode: true }).children[0] as Element;

/** Marks what words of a drawing are: a name in code, the number of a step before its words. */
function markWords(text: Element, before: Element | undefined): void {
  const words = DomUtils.textContent(text);
  // A name that goes on in the next line ends the first one at a seam.
  const goesOn = before?.parent === text.parent && DomUtils.textContent(before!).endsWith('_');
  if (code.test(words.trim()) || goesOn) text.attribs.class = 'code';
  const [number] = /^\d{1,2}(?= |$)/.exec(words) ?? [];
  if (number === undefined) return;
  const [content] = text.children;
  if (content?.type !== ElementType.Text) return;
  DomUtils.prepend(content, drawn(`<tspan class="serial">${number}</tspan>`));
  content.data = words.slice(number.length);
}

/** Brings words of lines and zones above all that is drawn, where no line runs through them. */
function liftWords(root: Element): void {
  const [graph] = childrenOf(root, 'g');
  for (const group of [...groupsOf(root, 'cluster'), ...groupsOf(root, 'edge')]) {
    const texts = DomUtils.getElementsByTagName('text', group);
    if (texts.length === 0) continue;
    const words = drawn(`<g class="${group.attribs.class} words"></g>`);
    for (const text of texts) {
      DomUtils.removeElement(text);
      DomUtils.appendChild(words, text);
    }
    DomUtils.appendChild(graph!, words);
  }
}
