/** The font families of a page, and common ones for machines that lack them. */
const families = {
  text: 'Schibsted Grotesk Variable, Schibsted Grotesk, Helvetica Neue, Helvetica, Arial, sans-serif',
  code: 'Spline Sans Mono Variable, Spline Sans Mono, Menlo, Consolas, Liberation Mono, monospace',
};

/** Elements that a picture leaves out: controls, their icons, and hints that only make sense on a page. */
const excludedSelector = 'button, select, svg:not([viewBox^="-"]), [data-invitation]';

/** Draws an element as a self-contained SVG: grounds, engraved rows, lines and texts. Always in light mode. */
export function drawSvg(root: Element): string {
  const { dataset } = root.ownerDocument.documentElement;
  const { theme } = dataset;
  dataset.themeChanging = '';
  dataset.theme = 'light';
  const { x, y, width, height } = root.getBoundingClientRect();
  const margin = 28;
  const [left, top] = [x - margin, y - margin];
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const ground = hexOf(getComputedStyle(root.ownerDocument.body).backgroundColor);
  const shapes = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    element.checkVisibility() && !element.closest(excludedSelector)
      ? clipToField(element, [...drawBoxes(element), ...drawTexts(element), drawLine(element)].join(''))
      : [],
  );
  dataset.theme = theme ?? 'light';
  // The browser applies the colors while transitions are off.
  void root.getBoundingClientRect();
  delete dataset.themeChanging;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"`,
    ` viewBox="${left} ${top} ${wide} ${high}">`,
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${ground}"/>`,
    ...shapes,
    '</svg>\n',
  ].join('');
}

/** The drawing of an element, cut 6px outside its field: an SVG in an SVG shows nothing outside its box. */
function clipToField(element: Element, shapes: string): string {
  const field = element.closest('[data-editable]')?.getBoundingClientRect();
  if (!field) return shapes;
  const [x, width] = [field.x - 6, field.width + 12];
  const place = `x="${x}" y="${field.y}" width="${width}" height="${field.height}"`;
  return `<svg ${place} viewBox="${x} ${field.y} ${width} ${field.height}">${shapes}</svg>`;
}

/** An element with its pseudo-elements: a ground, even or engraved rows, and lines around it. */
function drawBoxes(element: Element): string[] {
  const box = element.getBoundingClientRect();
  const { x, y, width, height } = box;
  return [undefined, '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (style.content === 'none' || style.visibility === 'hidden') return [];
    const lines = drawBorders(box, style);
    if (style.backgroundColor === 'rgba(0, 0, 0, 0)') return lines;
    const color = hexOf(style.backgroundColor);
    const radius = style.borderRadius === '50%' ? width / 2 : 0;
    const rows = `h${width}m-${width} 4`.repeat(Math.ceil(height / 4));
    const ground =
      style.maskImage === 'none'
        ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`
        : `<path stroke="${color}" d="M${x} ${Math.floor(y) + 0.5}${rows}"/>`;
    return [ground, ...lines];
  });
}

/** Rules above and below a box, or a frame, with its outline as a second one. */
function drawBorders({ x, y, width, height }: DOMRect, style: CSSStyleDeclaration): string[] {
  const frame = (inset: number) =>
    `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
  const lines = [
    [style.borderLeftStyle, style.borderLeftColor, frame(0.5)],
    [style.borderTopStyle, style.borderTopColor, `M${x} ${y + 0.5}h${width}`],
    [style.borderBottomStyle, style.borderBottomColor, `M${x} ${y + height - 0.5}h${width}`],
    [style.outlineStyle, style.outlineColor, frame(-0.5 - Number.parseFloat(style.outlineOffset))],
  ] as const;
  return lines.flatMap(([kind, color, path]) =>
    kind === 'solid' ? `<path fill="none" stroke="${hexOf(color)}" d="${path}"/>` : [],
  );
}

function drawLine(path: Element): string {
  if (!(path instanceof SVGPathElement)) return '';
  const { a, e, f } = path.getScreenCTM()!;
  const { stroke, strokeWidth, strokeLinecap } = getComputedStyle(path);
  const line = `stroke="${hexOf(stroke)}" stroke-width="${Number.parseFloat(strokeWidth) / a}"`;
  const place = `transform="matrix(${a} 0 0 ${a} ${e} ${f})" d="${path.getAttribute('d')}"`;
  return `<path fill="none" ${line} stroke-linecap="${strokeLinecap}" ${place}/>`;
}

/** The words of an element, each at its place, since other programs would break lines elsewhere. */
function drawTexts(element: Element): string[] {
  const { clipPath, color, fontFamily, fontSize, fontWeight, visibility } = getComputedStyle(element);
  if (visibility === 'hidden' || clipPath === 'inset(50%)') return [];
  const size = Number.parseFloat(fontSize);
  const family = families[fontFamily.includes('mono') ? 'code' : 'text'];
  const font = `font-family="${family}" font-size="${size}" font-weight="${fontWeight}" fill="${hexOf(color)}"`;
  const range = new Range();
  const draw = ({ x, y, height }: DOMRect, text: string, length = '') =>
    `<text x="${x}" y="${y + height / 2 + size * 0.34}" ${font}${length}>${escape(text)}</text>`;
  if (element instanceof HTMLInputElement) return [draw(element.getBoundingClientRect(), element.value)];
  return Array.from(element.childNodes).flatMap((node) =>
    Array.from(node instanceof Text ? node.data.matchAll(/\S+/g) : [], ({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getBoundingClientRect();
      return draw(box, word, ` textLength="${box.width}" lengthAdjust="spacingAndGlyphs"`);
    }),
  );
}

/** A color in the notation that every program reads: `#rrggbb`. */
function hexOf(color: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const channels = [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Text as XML, without the characters that XML can't contain. */
const escape = (text: string) =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
