import type { Decorator } from '@storybook/react-vite';

import { themeOf } from './themeOf';

/** What a reader's system asks for, as media queries say it, by the name of the toolbar's choice. */
const wishes = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
} as const;

type Wish = keyof typeof wishes;

/** What takes the place of a wish that is granted: it is always true. */
const always = '(min-width: 0px)';

/** The choices of the toolbar besides the width. */
export const readerGlobals = {
  theme: choice('Theme', 'paintbrush', 'Theme of the system', { light: 'Light theme', dark: 'Dark theme' }),
  direction: choice('Direction', 'transfer', 'Left to right', { rtl: 'Right to left' }),
  textSize: choice('Text size', 'zoom', 'Text 100 %', { '150': 'Text 150 %', '200': 'Text 200 %' }),
  contrast: choice('Contrast', 'contrast', 'Usual contrast', { asked: 'More contrast' }),
  motion: choice('Motion', 'play', 'Usual motion', { asked: 'Reduced motion' }),
};

/** The choices before anybody chose. */
export const usualReader = {
  direction: 'ltr',
  textSize: '100',
  contrast: 'usual',
  motion: 'usual',
  themes: 'one',
};

/** Shows a story in the theme that is picked in the toolbar. */
export const withTheme: Decorator = (story, { globals }) => {
  document.documentElement.dataset.theme = themeOf(globals);
  return story();
};

/** Shows a story as a reader with these wishes has it. */
export const withReaderWishes: Decorator = (story, { globals }) => {
  const { style } = document.documentElement;
  if (globals.direction === 'rtl') document.documentElement.dir = 'rtl';
  else document.documentElement.removeAttribute('dir');
  style.fontSize = String(globals.textSize) === usualReader.textSize ? '' : `${globals.textSize}%`;
  const granted = (Object.keys(wishes) as Wish[]).filter((wish) => globals[wish] === 'asked');
  for (const sheet of document.styleSheets) grant(granted, rulesOf(sheet));
  return story();
};

/** Conditions as they were written, of the rules that were changed. */
const written = new WeakMap<CSSMediaRule, string>();

/** A page cannot ask its browser for another answer, so the questions are changed. */
function grant(granted: Wish[], rules: CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const before = written.get(rule) ?? rule.media.mediaText;
      const after = granted.reduce((text, wish) => text.replaceAll(wishes[wish], always), before);
      if (after !== rule.media.mediaText) {
        written.set(rule, before);
        rule.media.mediaText = after;
      }
    }
    if (rule instanceof CSSGroupingRule) grant(granted, [...rule.cssRules]);
  }
}

/** A style sheet of another origin keeps its rules for itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * A choice of the toolbar. Its button has its title and no color until something else than usual is chosen, and then the
 * title of that.
 */
function choice<I extends string>(title: string, icon: I, usual: string, titles: Record<string, string>) {
  const others = Object.entries(titles).map(([value, name]) => ({ value, title: name }));
  const items = [{ type: 'reset' as const, title: usual }, ...others];
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
