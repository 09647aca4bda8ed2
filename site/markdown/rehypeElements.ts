import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

import { elementsIn } from './elementsIn';
import { nameOutputs } from './nameOutputs';

/** Prepares elements for the components that render them: what a component cannot see from inside is written on it. */
export const rehypeElements: Plugin<[], Root> = () => (tree) => {
  let heading: Element | undefined;
  for (const element of elementsIn(tree)) {
    if (/^h[1-6]$/.test(element.tagName)) {
      prepareHeading(element);
      heading = element;
    }
    if (element.tagName === 'table') prepareTable(element, heading?.properties.id);
    if (element.tagName === 'th' || element.tagName === 'td') prepareCell(element);
    if (element.tagName === 'td') prepareCode(element);
    if (element.tagName === 'a') prepareLink(element);
  }
  nameOutputs(tree);
};

/** The permalink that stands beside a heading carries its text. */
function prepareHeading(heading: Element): void {
  if (heading.tagName !== 'h1') heading.properties.dataText = toString(heading);
}

/** A link to another site opens in a tab of its own. */
function prepareLink({ properties }: Element): void {
  if (!/^(https?:)?\/\//i.test(String(properties.href))) return;
  properties.rel = ['noopener', 'noreferrer'];
  properties.target = '_blank';
}

/** A table is called after the heading that it stands under, a row after its first cell, and each other cell says its column. */
function prepareTable(table: Element, heading: Element['properties'][string]): void {
  const columns: string[] = [];
  let longestName = 0;
  for (const element of elementsIn(table)) {
    if (element.tagName === 'th') columns.push(toString(element).trim());
    if (element.tagName !== 'tr') continue;
    const cells = element.children.filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'td',
    );
    const [name, ...others] = cells;
    if (!name) continue;
    name.properties.role = 'rowheader';
    longestName = Math.max(longestName, toString(name).length);
    others.forEach((cell, index) => {
      cell.properties.dataLabel = columns[index + 1] || undefined;
    });
  }
  table.properties.dataColumns = columns.length;
  table.properties.dataLongestName = longestName;
  if (typeof heading === 'string') table.properties.ariaLabelledBy = [heading];
}

/** Where a name or value in code may break: after one of `_ . / : = -` that joins two words of it, and between words that capitals part. */
const seam = /(?<=_)(?=[^_])|(?<=[./:=])(?=[^./:=])|(?<=[A-Za-z0-9]-)(?=[A-Za-z0-9])|(?<=[a-z0-9])(?=[A-Z])/;

/** Hidden from assistive technology: Chromium would put a blank into the name. */
const wordBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: { ariaHidden: 'true' },
  children: [],
});

/** Code in a cell that is longer than this breaks where it has to. */
const longestWhole = 15;

/** Lets long code in a cell break at its seams. Code with spaces, or without a seam, wraps like text. */
function prepareCode(cell: Element): void {
  for (const code of elementsIn(cell)) {
    const [text] = code.children;
    if (code.tagName !== 'code' || text?.type !== 'text' || text.value.length <= longestWhole) continue;
    const pieces = /\s/.test(text.value) ? [text.value] : text.value.split(seam);
    if (pieces.length === 1) code.properties.dataBreaks = 'anywhere';
    code.children = pieces.flatMap((value, at) => [
      ...(at === 0 ? [] : [wordBreak()]),
      { type: 'text' as const, value },
    ]);
  }
}

/** The alignment of a column would become an inline style, which the site's Content Security Policy refuses. */
function prepareCell({ properties }: Element): void {
  if (properties.align === undefined) return;
  properties.dataAlign = properties.align;
  delete properties.align;
}
