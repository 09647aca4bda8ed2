import type { Decorator } from '@storybook/react-vite';

import { themeOf } from './themeOf';

/** Media queries for the reader's preferences, by the name of the toolbar's control. */
const preferences = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
} as const;

type Preference = keyof typeof preferences;

/** Replaces the query of an active preference. Always true. */
const always = '(min-width: 0px)';

/** The menus of the toolbar besides the width, by the globals that they set. */
export const toolbarMenus = {
  theme: menuOf('Theme', 'paintbrush', 'Theme of the system', { light: 'Light theme', dark: 'Dark theme' }),
  direction: menuOf('Direction', 'transfer', 'Left to right', { rtl: 'Right to left' }),
  textSize: menuOf('Text size', 'zoom', 'Text 100 %', { '150': 'Text 150 %', '200': 'Text 200 %' }),
  contrast: menuOf('Contrast', 'contrast', 'Default contrast', { more: 'More contrast' }),
  motion: menuOf('Motion', 'play', 'Default motion', { reduced: 'Reduced motion' }),
};

/** The initial globals of the toolbar. */
export const defaultGlobals = {
  direction: 'ltr',
  textSize: '100',
  contrast: 'default',
  motion: 'default',
  sideBySide: 'off',
};

/** Shows a story in the theme that is picked in the toolbar. */
export const withTheme: Decorator = (story, { globals }) => {
  document.documentElement.dataset.theme = themeOf(globals);
  return story();
};

/** Shows a story with the preferences that are picked in the toolbar. */
export const withPreferences: Decorator = (story, { globals }) => {
  const { style } = document.documentElement;
  if (globals.direction === 'rtl') document.documentElement.dir = 'rtl';
  else document.documentElement.removeAttribute('dir');
  style.fontSize = String(globals.textSize) === defaultGlobals.textSize ? '' : `${globals.textSize}%`;
  const names = Object.keys(preferences) as Preference[];
  const active = names.filter((name) => ['more', 'reduced'].includes(globals[name] as string));
  for (const sheet of document.styleSheets) emulate(active, rulesOf(sheet));
  return story();
};

/** The original queries of the changed rules. */
const originalQueries = new WeakMap<CSSMediaRule, string>();

/** Changes media queries, since a page can't emulate what they match. */
function emulate(active: Preference[], rules: CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const before = originalQueries.get(rule) ?? rule.media.mediaText;
      const after = active.reduce((text, name) => text.replaceAll(preferences[name], always), before);
      if (after !== rule.media.mediaText) {
        originalQueries.set(rule, before);
        rule.media.mediaText = after;
      }
    }
    if (rule instanceof CSSGroupingRule) emulate(active, [...rule.cssRules]);
  }
}

/** The rules of a style sheet. Empty if it is from another origin, which the browser blocks. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * A toolbar menu. Its button shows the title until a value other than the default is picked, and then the title of that
 * value.
 */
function menuOf<I extends string>(title: string, icon: I, reset: string, titles: Record<string, string>) {
  const others = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  const items = [{ type: 'reset' as const, title: reset }, ...others];
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
