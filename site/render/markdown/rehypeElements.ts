import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { deferSections } from './deferSections';

/** Prepares elements for the components that render them: what a component cannot see from inside is written on it. */
export const rehypeElements: Plugin<[], Root> = () => (tree) => {
  let heading: Element | undefined;
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      prepareHeading(element);
      heading = element;
    }
    if (element.tagName === 'table') prepareTable(element, heading?.properties.id);
    if (element.tagName === 'tr') prepareRow(element);
    if (element.tagName === 'th' || element.tagName === 'td') prepareCell(element);
    if (element.tagName === 'pre') prepareCode(element);
  });
  deferSections(tree);
};

/** Rspress puts its own permalink into every heading; ours stands beside it and carries its text. */
function prepareHeading(heading: Element): void {
  heading.children = heading.children.filter(
    (child) => !(child.type === 'element' && isPermalink(child.properties)),
  );
  if (heading.tagName !== 'h1') heading.properties.dataText = toString(heading);
}

/** In a `.md` page the class is a list by now. */
const isPermalink = (properties: Element['properties']) =>
  [properties.class, properties.className].flat().includes('rp-header-anchor');

/** A table is called after the heading that it stands under, a row after its first cell, and each other cell says its column. */
function prepareTable(table: Element, heading: Element['properties'][string]): void {
  const columns: string[] = [];
  let longestName = 0;
  visit(table, 'element', (element) => {
    if (element.tagName === 'th') columns.push(toString(element).trim());
    if (element.tagName !== 'tr') return;
    const cells = element.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'td',
    );
    const [name, ...others] = cells;
    if (!name) return;
    name.properties.role = 'rowheader';
    longestName = Math.max(longestName, toString(name).length);
    others.forEach((cell, index) => {
      cell.properties.dataLabel = columns[index + 1] || undefined;
    });
  });
  table.properties.dataColumns = columns.length;
  table.properties.dataLongestName = longestName;
  if (typeof heading === 'string') table.properties.ariaLabelledBy = [heading];
}

/** Between the words and parts of a name in code. */
const seam = /(?<=_)(?=[^_])|(?<=[./])(?=[^./])|(?<=[a-z0-9])(?=[A-Z])/;

/** Hidden from assistive technology: Chromium would put a blank into the name. */
const wordBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: { ariaHidden: 'true' },
  children: [],
});

/** Most characters of a name that fits into the first column of a table beside two others. */
const longestWhole = 24;

/** Names in narrow columns break over lines between their words. Those of the first column do where they are long. */
function prepareRow(row: Element): void {
  const cells = row.children.filter((child) => child.type === 'element' && child.tagName === 'td');
  for (const [index, cell] of cells.entries()) {
    visit(cell as Element, 'element', (code) => {
      const [text] = code.children;
      if (code.tagName !== 'code' || text?.type !== 'text' || /\s/.test(text.value)) return;
      if (index === 0 && text.value.length <= longestWhole) return;
      code.children = text.value.split(seam).flatMap((value, at) => {
        const piece = { type: 'text' as const, value };
        return at === 0 ? [piece] : [wordBreak(), piece];
      });
    });
  }
}

/** The alignment of a column would become an inline style, which the site's Content Security Policy refuses. */
function prepareCell({ properties }: Element): void {
  if (properties.align === undefined) return;
  properties.dataAlign = properties.align;
  delete properties.align;
}

/** What every code block would repeat and the component says itself. */
function prepareCode(pre: Element): void {
  for (const name of [
    'style',
    'tabindex',
    'tabIndex',
    'class',
    'className',
    'fold',
    'wrapCode',
    'lineNumbers',
  ]) {
    delete pre.properties[name];
  }
}
