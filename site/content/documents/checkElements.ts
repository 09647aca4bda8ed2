import type { Node as EstreeNode } from 'estree';
import { htmlTagNames } from 'html-tag-names';
import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { checkValue, missing } from '../../settings/explain';
import { computed, valueOf, type JsxElement } from './element';
import { elements, type WriterElement } from './elements';
import { pageGlobals } from './pageGlobals';
import { scopeOf } from './pageScope';

type Found = { element: JsxElement; parent?: Parents };
type Add = (node: Nodes | EstreeNode, message: string, fix: string, isWarning?: boolean) => void;

/** Finds elements that don't match their schema, names that are not defined, and what the Content Security Policy blocks. */
export function checkElements(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  const add: Add = (node, message, fix, isWarning) => {
    // Columns of JavaScript count from 0.
    const { line, column } =
      'position' in node
        ? { ...node.position?.start }
        : { line: (node as EstreeNode).loc?.start.line, column: (node as EstreeNode).loc!.start.column + 1 };
    problems.push({ file, line, column, message, fix, isWarning });
  };
  const found: Found[] = [];
  const drawn = new Set<Nodes>();
  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (/^(svg|math)$/.test(node.name ?? '')) visit(node, (part) => void drawn.add(part));
      const isHtml = node.name === null || /[^a-z\d]/.test(node.name) || htmlTagNames.includes(node.name);
      if (!drawn.has(node) && (!isHtml || obsolete.has(node.name!))) {
        add(
          node,
          `HTML has no element <${node.name}>.`,
          `Remove it, or write "\\<" for the sign in text.`,
          true,
        );
      }
      found.push({ element: node, parent: parent as Parents | undefined });
    } else if ((node.type === 'link' || node.type === 'definition') && isScript(node.url)) {
      add(node, `the link "${node.url}" ${blocked}`, 'Link to an address.');
    }
  });
  const defined = checkNames(tree, add);
  for (const one of found) checkElement(one, defined, add);
  return problems;
}

const globals = new Set([...pageGlobals, 'props']);

/** Finds names that a page uses and doesn't define. Returns those that it defines. */
function checkNames(tree: Root, add: Add): Set<string> {
  const { variables, undefinedNames } = scopeOf(tree);
  const defined = new Set(variables.map(({ name }) => name));
  for (const { identifier } of undefinedNames) {
    const { name } = identifier as { name: string };
    const fix = `${didYouMean(name, defined)}Import or export it in the page, or write "\\{" for a brace in text.`;
    if (!globals.has(name)) add(identifier as EstreeNode, `"${name}" is not defined.`, fix);
  }
  return defined;
}

const names = Object.keys(elements);
const blocked = 'is blocked by the Content Security Policy.';

function checkElement({ element, parent }: Found, defined: Set<string>, add: Add): void {
  const { name, attributes } = element;
  if (name === null) return;
  if (/^\p{Lu}/u.test(name)) {
    if (defined.has(name.split('.')[0]!)) return;
    const known = Object.hasOwn(elements, name) ? elements[name] : undefined;
    if (known) return checkWriterElement({ element, parent }, known, add);
    const fix = `${didYouMean(name, names)}Known: ${names.join(', ')}. Import any other.`;
    return add(element, `there is no element <${name}>.`, fix);
  }
  const remove = 'Remove it. Styles are in ui/, scripts in site/browser/.';
  if (refused.has(name.toLowerCase())) add(element, `<${name}> is not allowed in a page.`, remove);
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const fix = 'Use an element of the design system, or a component with a class.';
    if (/^(style|on[a-z].*)$/i.test(attribute.name)) {
      add(element, `"${attribute.name}" on <${name}> ${blocked}`, fix);
    }
    if (isScript(valueOf(attribute))) {
      add(element, `a script as ${attribute.name} ${blocked}`, 'Link to an address.');
    }
    if (/^(srcset|xlink:?href)$/i.test(attribute.name)) {
      add(element, `"${attribute.name}" on <${name}> is not supported.`, 'Use "src" or "href".');
    }
  }
}

function checkWriterElement({ element, parent }: Found, known: WriterElement, add: Add): void {
  const [{ name }, { attributes, contains, list }] = [element, known];
  const values = new Map<PropertyKey, unknown>();
  let isSpread = false;
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute') values.set(attribute.name, valueOf(attribute));
    else isSpread = true;
  }
  const { mistakes } = checkValue(z.strictObject(attributes), Object.fromEntries(values));
  for (const { path, message, fix } of mistakes) {
    if (values.get(path[0]!) === computed || (isSpread && message === missing)) continue;
    add(element, `<${name}>, ${String(path[0])}: ${message}`, fix);
  }
  const around = names.find((other) => elements[other]!.contains === name);
  if (around && !isNamed(parent, around)) {
    add(element, `<${name}> is outside of <${around}>.`, `Put it between <${around}> and </${around}>.`);
  }
  const isStray = (child: Nodes) => !isNamed(child, contains) && child.type !== 'mdxFlowExpression';
  const stray = contains && element.children.find(isStray);
  const move = `Move it into a <${contains}>, or out of <${name}>.`;
  if (stray) add(stray, `expected nothing but <${contains}> in <${name}>.`, move);
  const [first, second] = element.children;
  const isList = first?.type === 'list' && second === undefined && first.ordered === list?.ordered;
  if (!list || (isList && first.children.every(({ children: [begin] }) => begin?.type === list.begin))) {
    return;
  }
  const message = `expected one list in <${name}>, with items such as "${list.such}".`;
  add(element, message, 'Put nothing else between the tags, and a blank line before and after the list.');
}

/** Elements that browsers only know for old pages. */
const obsolete = new Set(
  'blink marquee center font big tt strike acronym dir nobr frameset noframes'.split(' '),
);

const isNamed = (node: Nodes | undefined, name?: string) =>
  node !== undefined && 'name' in node && node.name === name;

/** Elements that run or style something, or that show another site. */
const refused = new Set(['script', 'style', 'meta', 'base', 'link', 'iframe', 'frame', 'object', 'embed']);

const isScript = (url: unknown) => typeof url === 'string' && /^\s*javascript:/i.test(url);
