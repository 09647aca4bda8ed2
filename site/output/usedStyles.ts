import postcss from 'postcss';

/** What an attribute `class` says. */
const classAttribute = /\sclass="([^"]*)"/g;

/** The conditions of a selector, innermost first: a class in them need not be on the page. */
const condition = /:(?:not|is|where|has)\([^()]*\)/g;

const className = /\.(-?[A-Za-z_][\w-]*)/g;

/** Adds the classes of a page to a set. */
export function addClasses(html: string, classes: Set<string>): void {
  for (const [, names] of html.matchAll(classAttribute)) {
    for (const name of names!.split(/\s+/)) classes.add(name);
  }
}

/**
 * The rules of a stylesheet that can apply where there are no other classes than these, in their order. All that is no rule
 * of a class stays: tokens, animations, fonts.
 *
 * @param css Minified, without nested rules.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (!used) rule.remove();
  });
  root.walkAtRules((rule) => {
    // The order of layers is that in which they are named first.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
  return root.toString();
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
