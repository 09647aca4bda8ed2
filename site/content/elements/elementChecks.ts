import { htmlTagNames } from 'html-tag-names';
import type { Nodes, Parents } from 'mdast';
import { z } from 'zod';

import { didYouMean } from '../../nearest';
import { getOwn } from '../../reference/getOwn';
import { checkValue, missingMessage } from '../../settings/checkValue';
import { visit } from '../../visit';
import type { CheckContext, NodeChecks } from '../documents/nodeChecks';
import { computed, attributeValue, type JsxElement } from './element';
import { elements, type WriterElement } from './elements';
import { scopeOf } from '../partials/pageScope';

/** Checks for undefined names, invalid elements, and markup that the Content Security Policy blocks. */
export function elementChecks({ tree, report }: CheckContext): NodeChecks {
  const { variables, undefinedNames } = scopeOf(tree);
  const defined = new Set(variables.map(({ name }) => name));
  const drawings = new Set<Nodes>();
  const checkElement = (element: JsxElement, parent?: Parents) => {
    const { name } = element;
    if (!name) return;
    if (/^(svg|math)$/.test(name)) visit(element, (part) => void drawings.add(part));
    if (isUnknownHtml(name) && !drawings.has(element)) {
      const fix = 'Remove it, or write "\\<" for the sign in text.';
      report(element, `HTML has no element <${name}>.`, fix, true);
    }
    if (!/^\p{Lu}/u.test(name)) checkHtmlElement(element, name, report);
    else if (!defined.has(name.split('.')[0]!)) checkWriterElement(element, name, report, parent);
  };
  const checkNames = () => {
    for (const { identifier } of undefinedNames) {
      const { name, loc } = identifier;
      if (pageGlobals.has(name) || name === 'props') continue;
      const fix = `${didYouMean(name, defined)}Import or export it in the page, or write "\\{" for a brace in text.`;
      // JavaScript columns count from 0.
      report({ line: loc?.start.line, column: loc!.start.column + 1 }, `"${name}" is not defined.`, fix);
    }
  };
  return { root: checkNames, mdxJsxFlowElement: checkElement, mdxJsxTextElement: checkElement };
}

const obsolete = 'blink marquee center font big tt strike acronym dir nobr frameset noframes'.split(' ');

const isUnknownHtml = (name: string) =>
  obsolete.includes(name) || (/^[a-z\d]+$/.test(name) && !htmlTagNames.includes(name));

/** Names that a page can use without defining them: every supported Node.js version and every browser has them. */
const pageGlobals: ReadonlySet<string> = new Set(
  `AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN Number Object
  Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI
  encodeURIComponent globalThis isFinite isNaN parseFloat parseInt undefined TextDecoder TextEncoder URL URLSearchParams
  atob btoa console structuredClone`.split(/\s+/),
);

const names = Object.keys(elements);

type Report = CheckContext['report'];

function checkHtmlElement(element: JsxElement, name: string, report: Report): void {
  const remove = 'Remove it. Styles are in ui/, scripts in site/browser/.';
  if (forbidden.has(name.toLowerCase())) report(element, `<${name}> is not allowed in a page.`, remove);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const subject = `"${attribute.name}" on <${name}>`;
    if (/^(style|on[a-z].*)$/i.test(attribute.name)) {
      const fix = 'Use an element of the design system, or a component with a class.';
      report(element, `${subject} is blocked by the Content Security Policy.`, fix);
    }
    if (/^(srcset|xlink:?href)$/i.test(attribute.name)) {
      report(element, `${subject} is not supported.`, 'Use "src" or "href".');
    }
  }
}

function checkWriterElement(element: JsxElement, name: string, report: Report, parent?: Parents): void {
  const spec = getOwn(elements, name);
  if (!spec) {
    const fix = `${didYouMean(name, names)}Known: ${names.join(', ')}. Import any other.`;
    return report(element, `there is no element <${name}>.`, fix);
  }
  checkAttributes(element, spec, report);
  const around = names.find((other) => elements[other]!.contains === name);
  if (around && !isNamed(parent, around)) {
    report(element, `<${name}> is outside of <${around}>.`, `Put it between <${around}> and </${around}>.`);
  }
  const { contains, list } = spec;
  const isStray = (child: Nodes) => !isNamed(child, contains) && child.type !== 'mdxFlowExpression';
  const stray = contains && element.children.find(isStray);
  const move = `Move it into a <${contains}>, or out of <${name}>.`;
  if (stray) report(stray, `expected only <${contains}> in <${name}>.`, move);
  if (list && !isList(element.children, list)) {
    const message = `expected one list in <${name}>, with items such as "${list.example}".`;
    const fix = 'Put nothing else between the tags, and a blank line before and after the list.';
    report(element, message, fix);
  }
}

function checkAttributes(element: JsxElement, spec: WriterElement, report: Report): void {
  const named = element.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const values = new Map(named.map((attribute) => [attribute.name, attributeValue(attribute)]));
  const hasSpread = named.length < element.attributes.length;
  const { faults } = checkValue(z.strictObject(spec.attributes), Object.fromEntries(values));
  for (const { path, message, fix } of faults) {
    const name = String(path[0]);
    if (values.get(name) === computed || (hasSpread && message === missingMessage)) continue;
    report(element, `<${element.name}>, ${name}: ${message}`, fix);
  }
}

const isList = ([first, second]: Nodes[], { ordered, itemStart }: NonNullable<WriterElement['list']>) =>
  first?.type === 'list' &&
  second === undefined &&
  first.ordered === ordered &&
  first.children.every(({ children }) => children[0]?.type === itemStart);

const isNamed = (node: Nodes | undefined, name?: string) =>
  node !== undefined && 'name' in node && node.name === name;

/** Elements that run or style something, or embed another site. */
const forbidden = new Set(['script', 'style', 'meta', 'base', 'link', 'iframe', 'frame', 'object', 'embed']);
