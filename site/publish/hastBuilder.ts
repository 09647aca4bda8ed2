import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: ElementContent[];
}

/** Elements that color code. They are half of all elements, and no other form of a page has colors. */
const colors = new Set(['span', 'ins']);

/** What begins the lines of a diff. The page shows it by their looks. */
const signs = new Map([
  ['ins', '+'],
  ['del', '-'],
]);

/** Builds a tree from the events of an HTML parser. The colors of code are left out. */
export class HastBuilder {
  readonly root: Root = { type: 'root', children: [] };
  #open: OpenElement[] = [];
  /** How many of the open elements are `<pre>`. */
  #code = 0;
  #isDiff = false;

  /** An element begins. */
  open(name: string, attributes: Record<string, string>): void {
    if (name === 'pre') {
      this.#code++;
      this.#isDiff = attributes['data-language'] === 'diff';
    }
    const sign = this.#isDiff && signs.get(name);
    if (sign) this.text(sign);
    if (!this.#isColor(name)) this.#open.push({ name, attributes, children: [] });
  }

  /** The innermost open element ends. */
  close(name: string): void {
    if (this.#isColor(name)) return;
    if (name === 'pre') {
      this.#code--;
      this.#isDiff = false;
    }
    const { attributes, children } = this.#open.pop()!;
    this.#children().push(h(name, attributes, children));
  }

  /** A piece of text. */
  text(value: string): void {
    const children = this.#children();
    const last = children.at(-1);
    if (last?.type === 'text') last.value += value;
    else children.push({ type: 'text', value });
  }

  #isColor(name: string): boolean {
    return this.#code > 0 && (colors.has(name) || (this.#isDiff && signs.has(name)));
  }

  #children(): ElementContent[] {
    return this.#open.at(-1)?.children ?? (this.root.children as ElementContent[]);
  }
}
