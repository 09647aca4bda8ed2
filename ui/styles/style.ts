import { globalStyle as unlayeredGlobalStyle, style as unlayeredStyle } from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { recipe as unlayeredRecipe } from '@vanilla-extract/recipes';

import './fonts.css';
import { components } from './layers.css';
import './global.css';

export { media, vars } from '../tokens';
export * from './mixins';
export type { RecipeVariants } from '@vanilla-extract/recipes';

/*
 * vanilla-extract's functions, writing into the cascade layer `components`: a project that uses the design system can
 * override a component with a plain unlayered rule. Fonts and reset are imported too, so every component has them.
 */

const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });

type Rule = ComplexStyleRule | string;

const layeredAll = (rule: Rule): Rule => {
  if (typeof rule === 'string') return rule;
  if (!Array.isArray(rule)) return layered(rule);
  return rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? layered(part) : part));
};

/** `style` of vanilla-extract in the components layer. */
export const style = (rule: ComplexStyleRule, debugId?: string): string =>
  unlayeredStyle(layeredAll(rule) as ComplexStyleRule, debugId);

/** `globalStyle` of vanilla-extract in the components layer. */
export const globalStyle = (selector: string, rule: GlobalStyleRule): void =>
  unlayeredGlobalStyle(selector, { '@layer': { [components]: rule } });

/**
 * Styles elements without a class inside an element with the class `scope`: Markdown, highlighted code, the parts of
 * another component. In the selectors of the rules, `&` is the element with the class.
 */
export function within(scope: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [selector, rule] of Object.entries(rules)) {
    globalStyle(selector.startsWith('&') ? selector.replaceAll('&', scope) : `${scope} ${selector}`, rule);
  }
}

/** `recipe` of vanilla-extract in the components layer: a base and variants, without defaults and compound variants. */
export const recipe = <Variants extends Record<string, Record<string, Rule>>>(
  { base, variants }: { base?: Rule; variants?: Variants },
  debugId?: string,
) => {
  const layeredParts = {
    base: base && layeredAll(base),
    variants: variants && mapValues(variants, (options) => mapValues(options, layeredAll)),
  };
  return unlayeredRecipe(layeredParts, debugId);
};

const mapValues = <T extends object>(object: T, change: (value: never) => unknown): T =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as never)])) as T;
