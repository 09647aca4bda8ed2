import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

import { base, fallbackFamily, responsive } from './base';
import { media } from './breakpoints';
import { dark } from './dark';
import { light } from './light';
import { colorOf, moreContrast, type ColorRole } from './roles';

/**
 * Every token as a CSS variable: `vars.color.accent.base` is `--color-accent-base`, in Storybook and in development. The
 * build of the site shortens the names.
 */
export const vars = createGlobalThemeContract({ ...base, ...light }, (_value, path) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

type Groups = Record<string, Record<string, string>>;

const { color, shadow, ...shared } = vars;
const themed = { color, shadow };

// `brandFaces.css.ts` adds the brand's families: browsers would search the system for a font whose file isn't loaded.
createGlobalTheme(':root', shared, { ...base, family: fallbackFamily });
createGlobalTheme(':root, [data-theme="light"]', themed, light);
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });
// Print is light, no matter which color mode the reader has chosen for the screen.
globalStyle('[data-theme="dark"]', {
  '@media': { [media.notPrint]: { vars: assignVars(themed, dark), colorScheme: 'dark' } },
});

for (const [query, changes] of Object.entries(responsive)) {
  globalStyle(':root', { '@media': { [query]: { vars: varsOf(changes) } } });
}

// Also in elements of a page that have their own color mode.
globalStyle(':root, [data-theme]', {
  '@media': {
    [media.moreContrast]: {
      vars: Object.fromEntries(
        Object.entries(moreContrast).map(([role, instead]) => [
          colorOf(vars.color, role as ColorRole),
          colorOf(vars.color, instead),
        ]),
      ),
    },
  },
});

/** The variables of some tokens, with other values. */
function varsOf(tokens: Record<string, object>): Record<string, string> {
  const values = Object.entries(tokens).flatMap(([group, sizes]) =>
    Object.entries(sizes).map(([name, size]) => [(shared as Groups)[group]![name], size]),
  );
  return Object.fromEntries(values);
}
