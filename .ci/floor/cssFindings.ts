import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss';

import type { Finding } from './finding';
import { branchAt, newerThanFloor } from './support';

/** Features of a style sheet that browsers of the floor lack. What stands in `@supports` is left out: it asks first. */
export function cssFindings(css: string): Finding[] {
  return examine(css).findings.map(({ feature, line, since }) => ({ feature, line, since }));
}

/** A style sheet as a browser understands it that knows nothing newer than the floor. */
export function withoutNewer(css: string): string {
  const { root, findings } = examine(css);
  for (const { node } of findings) node.remove();
  return root.toString();
}

function examine(css: string): { root: Root; findings: (Finding & { node: ChildNode })[] } {
  const findings: (Finding & { node: ChildNode })[] = [];
  const root = postcss.parse(css);
  const check: Check = (node, path) => {
    const since = newerThanFloor(branchAt(...path));
    const line = node.source?.start?.line ?? 1;
    if (since.length > 0) findings.push({ feature: path.join('.'), line, since, node });
    return since.length > 0;
  };
  root.walk((node) => {
    if (isAsked(node)) return;
    if (node.type === 'decl') checkDeclaration(node, check);
    else if (node.type === 'rule') checkSelector(node, check);
    else if (node.type === 'atrule') checkAtRule(node, check);
  });
  return { root, findings };
}

/** Notes what a path is about when it is newer, and tells whether it is. */
type Check = (node: ChildNode, path: string[]) => boolean;

function isAsked(node: ChildNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  return false;
}

function checkDeclaration(node: Declaration, check: Check): void {
  if (node.prop.startsWith('--')) return checkValue(node, check, undefined);
  const [, prefix, name = node.prop] = /^(-\w+-)(.*)$/.exec(node.prop) ?? [];
  const property = ['css', 'properties', name];
  // Where only the name of an engine is known, it has to stand in the same rule.
  const isPrefixed = node.parent?.nodes?.some((one) => one.type === 'decl' && one.prop === `-webkit-${name}`);
  const isMetByPrefix = isPrefixed && newerThanFloor(branchAt(...property), '-webkit-').length < 3;
  if (prefix === undefined && !isMetByPrefix && check(node, property)) return;
  checkValue(node, check, branchAt(...property) && property);
}

/** Functions, units and words of a value. Names and texts of the site say nothing. */
function checkValue(node: Declaration, check: Check, property: string[] | undefined): void {
  const value = node.value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');
  const words = new Set(value.match(/[a-zA-Z][\w-]*/g));
  for (const word of words) if (property) check(node, [...property, word]);
  for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g))
    for (const path of functionPaths(name!)) check(node, path);
  for (const [, unit] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)) {
    const path = /^[dls]v[whib]|^[dls]v(min|max)$/.test(unit!)
      ? [
          'css',
          'types',
          'length',
          `viewport_percentage_units_${{ d: 'dynamic', l: 'large', s: 'small' }[unit![0]!]}`,
        ]
      : ['css', 'types', 'length', unit!];
    check(node, path);
  }
  if (node.prop === 'content' && value.includes('/'))
    check(node, ['css', 'properties', 'content', 'alt_text']);
}

const functionPaths = (name: string) =>
  [
    ['css', 'types', name],
    ['css', 'types', 'color', name],
    ['css', 'types', 'gradient', name],
    ['css', 'types', 'image', name],
    ['css', 'types', 'transform-function', name],
  ].filter((path) => branchAt(...path));

function checkSelector(node: Rule, check: Check): void {
  if (node.parent?.type === 'atrule' && (node.parent as AtRule).name.endsWith('keyframes')) return;
  if (node.parent?.type === 'rule') check(node, ['css', 'selectors', 'nesting']);
  const selector = node.selector.replace(/\[[^\]]*\]|\\./g, ' ');
  for (const [, name] of selector.matchAll(/::?([a-z][\w-]*)/g)) {
    if (name!.startsWith('-')) continue;
    check(node, ['css', 'selectors', name!]);
  }
}

function checkAtRule(node: AtRule, check: Check): void {
  if (node.name.startsWith('-')) return;
  check(node, ['css', 'at-rules', node.name]);
  for (const [, name] of node.params.matchAll(/\(\s*([a-z][\w-]*)/g))
    check(node, ['css', 'at-rules', node.name, name!]);
}
