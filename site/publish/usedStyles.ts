import postcss from 'postcss';

import { referencesIn, type Uses } from './uses';

/** The conditions of a selector, innermost first: a class in them need not be on the page. */
const condition = /:(?:not|is|where|has)\([^()]*\)/g;

const className = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * The rules of a stylesheet that can apply where there are no other classes than these, in their order, and the custom
 * properties that they and the markup need. All else stays: animations, fonts.
 *
 * @param css Minified, without nested rules.
 */
export function usedStyles(css: string, { classes, properties }: Uses): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (!used) rule.remove();
  });
  removeUnusedProperties(root, properties);
  root.walkAtRules((rule) => {
    // The order of layers is that in which they are named first.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
  return root.toString();
}

function removeUnusedProperties(root: postcss.Root, named: ReadonlySet<string>): void {
  const used = new Set(named);
  const needs = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    const references = referencesIn(value);
    if (prop.startsWith('--')) needs.set(prop, [...(needs.get(prop) ?? []), ...references]);
    else references.forEach((name) => used.add(name));
  });
  // A set that grows while it is walked is walked to its new end.
  for (const name of used) needs.get(name)?.forEach((next) => used.add(next));
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** The classes that an element, or those around and before it, must have. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(condition, '');
  }
  return [...plain.matchAll(className)].map(([, name]) => name!);
}
