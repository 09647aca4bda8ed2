import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

import { base, phone, sharpLines } from './base';
import { media } from './breakpoints';
import { dark } from './dark';
import { light } from './light';
import { moreContrast } from './moreContrast';
import { colorOf, type ColorRole } from './roles';

/** Every token as a CSS variable with a stable name: `vars.color.accent.base` is `--color-accent-base`. */
export const vars = createGlobalThemeContract({ ...base, ...light }, (_value, path) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

const { color, shadow, ...shared } = vars;
const themed = { color, shadow };

createGlobalTheme(':root', shared, base);
createGlobalTheme(':root, [data-theme="light"]', themed, light);
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });
// Paper is light whatever the reader has chosen for the screen.
globalStyle('[data-theme="dark"]', {
  '@media': { [media.notPrint]: { vars: assignVars(themed, dark), colorScheme: 'dark' } },
});

globalStyle(':root', {
  '@media': {
    [media.phone]: {
      vars: {
        [vars.text.lead]: phone.text.lead,
        [vars.text.h1]: phone.text.h1,
        [vars.text.h1Code]: phone.text.h1Code,
        [vars.text.h2]: phone.text.h2,
        [vars.text.code]: phone.text.code,
      },
    },
    [media.belowDesktop]: { vars: { [vars.measure.gutter]: '20px', [vars.measure.navbar]: '60px' } },
    [media.desktopToWide]: { vars: { [vars.measure.sidebar]: '224px', [vars.measure.sidebarGap]: '40px' } },
    'screen and (max-width: 360px)': { vars: { [vars.measure.gutter]: '16px' } },
  },
});

for (const [scale, { rows, columns }] of Object.entries(sharpLines)) {
  globalStyle(':root', {
    '@media': {
      [`(resolution: ${scale}dppx)`]: { vars: { [vars.screen.rows]: rows, [vars.screen.columns]: columns } },
    },
  });
}

// Also in parts of a page that have their own theme.
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
