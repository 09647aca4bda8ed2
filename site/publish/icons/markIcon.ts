import { formatHex } from 'culori';

import { dark } from '#ui/dark';
import { light } from '#ui/light';
import { markRows } from '#ui/markRows';

/** The colors of an icon, in the notation that every reader of SVG knows. */
const inksOf = ({ color }: typeof light) => ({
  ground: formatHex(color.ground)!,
  stem: formatHex(color.ink.base)!,
  band: formatHex(color.accent.base)!,
});

/** The colors of both modes. */
export const iconColors = { light: inksOf(light), dark: inksOf(dark) };

const { stem, band } = markRows.four;

/** The rule by which the icon follows the mode of the browser. The policy of the site knows it. */
export const iconStyles = `@media (prefers-color-scheme:dark){.stem{fill:${iconColors.dark.stem}}.band{fill:${iconColors.dark.band}}}`;

/** The mark as the icon of the site: one drawing, from which all other sizes and kinds are made. SVG. */
export const markIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>${iconStyles}</style>` +
  `<path class="stem" fill="${iconColors.light.stem}" d="${stem}"/>` +
  `<path class="band" fill="${iconColors.light.band}" d="${band}"/></svg>`;
