/** What a picture leaves out: controls, their signs, and what only makes sense on a page. */
const leftOut = 'button, select, svg:not([viewBox^="-"]), [data-invitation]';

/**
 * Draws what an element shows as an SVG that needs nothing else: grounds, engraved rows, lines, and texts in generic fonts.
 *
 * @param size Its `width` and `height`. The drawing fills it as far as it goes. @default those of the element
 */
export function drawSvg(root: Element, size = ''): string {
  const { x, y, width, height } = root.getBoundingClientRect();
  const margin = 28;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const ground = hexOf(getComputedStyle(root.ownerDocument.body).backgroundColor);
  const shapes = Array.from(root.querySelectorAll('*')).flatMap((element) =>
    element.checkVisibility() && !element.closest(leftOut)
      ? [...drawGrounds(element), ...drawTexts(element), drawLine(element)]
      : [],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size || `width="${wide}" height="${high}"`}`,
    ` viewBox="${x - margin} ${y - margin} ${wide} ${high}">`,
    `<rect x="-999" y="-999" width="9999" height="9999" fill="${ground}"/>`,
    ...shapes,
    '</svg>\n',
  ].join('');
}

/** The ground of an element and of what it draws before and after itself: even, or engraved rows. */
function drawGrounds(element: Element): string[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [undefined, '::before', '::after'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const isShown = style.content !== 'none' && style.visibility !== 'hidden';
    if (!isShown || style.backgroundColor === 'rgba(0, 0, 0, 0)') return '';
    const color = hexOf(style.backgroundColor);
    const radius = style.borderRadius === '50%' ? width / 2 : 0;
    const rows = `h${width}m-${width} 4`.repeat(Math.ceil(height / 4));
    return style.maskImage === 'none'
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`
      : `<path stroke="${color}" d="M${x} ${Math.floor(y) + 0.5}${rows}"/>`;
  });
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
  const family = fontFamily.includes('mono') ? 'monospace' : 'sans-serif';
  const font = `font-family="${family}" font-size="${fontSize}" font-weight="${fontWeight}" fill="${hexOf(color)}"`;
  const range = new Range();
  const draw = ({ x, y, width, height }: DOMRect, text: string) => {
    const length =
      element instanceof HTMLInputElement ? '' : ` textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
    const baseline = y + height / 2 + Number.parseFloat(fontSize) * 0.34;
    return `<text x="${x}" y="${baseline}" ${font}${length}>${escape(text)}</text>`;
  };
  if (element instanceof HTMLInputElement) return [draw(element.getBoundingClientRect(), element.value)];
  return Array.from(element.childNodes).flatMap((node) =>
    Array.from(node instanceof Text ? node.data.matchAll(/\S+/g) : [], ({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return draw(range.getBoundingClientRect(), word);
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

/** Text as XML, without the characters that it can't hold. */
const escape = (text: string) =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
