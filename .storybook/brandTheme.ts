import { formatHex } from 'culori';
import { create, type ThemeVars } from 'storybook/theming';

import logoRows from '../ui/components/Logo/logoRows.json';
import { base } from '../ui/tokens/base';
import { dark } from '../ui/tokens/dark';
import { light, type Theme } from '../ui/tokens/light';

/** A color in the notation that Storybook computes with. */
const hex = (color: string) => formatHex(color)!;

/** The logo and the name in a theme's text colors, as HTML. Storybook renders it because no image is set. */
function brandTitle({ color }: Theme): string {
  const { stem, band } = logoRows.four;
  return (
    `<span style="display:flex;gap:10px;align-items:center;font-weight:660;font-size:16px">` +
    `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">` +
    `<path fill="${hex(color.ink.base)}" d="${stem}"/><path fill="${hex(color.accent.base)}" d="${band}"/></svg>` +
    `Neosync design system</span>`
  );
}

/** Storybook's own interface in the colors of a theme. */
function brandTheme(name: 'light' | 'dark', theme: Theme): ThemeVars {
  const { color } = theme;
  const [ground, surface, raised] = [hex(color.ground), hex(color.surface), hex(color.raised)];
  const [ink, soft, quiet] = [hex(color.ink.base), hex(color.ink.soft), hex(color.ink.quiet)];
  const accent = hex(color.accent.base);
  return create({
    base: name,
    brandTitle: brandTitle(theme),
    brandImage: null as never,
    brandUrl: './?path=/docs/start-here-the-latent-screen--docs',
    brandTarget: '_self',
    fontBase: base.family.text,
    fontCode: base.family.code,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: surface,
    appContentBg: ground,
    appPreviewBg: ground,
    appHoverBg: hex(color.accent.wash),
    appBorderColor: hex(color.line.base),
    appBorderRadius: Number.parseInt(base.radius.base),
    textColor: ink,
    textInverseColor: ground,
    textMutedColor: quiet,
    barBg: ground,
    barTextColor: soft,
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: raised,
    buttonBorder: hex(color.line.control),
    booleanBg: surface,
    booleanSelectedBg: raised,
    inputBg: raised,
    inputBorder: hex(color.line.control),
    inputTextColor: ink,
    inputBorderRadius: Number.parseInt(base.radius.base),
  });
}

/** Storybook's own theme for each theme of the stories. */
export const brandThemes: Record<string, ThemeVars> = {
  light: brandTheme('light', light),
  dark: brandTheme('dark', dark),
};
