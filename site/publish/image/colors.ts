import { formatHex } from 'culori';

import { light } from '#ui/light';

/** A color of the light theme in the notation that every reader of SVG knows. */
const hex = (color: string) => formatHex(color)!;

const { ground, ink, screen, accent } = light.color;

/** The colors of the pictures: those of the light theme. */
export const colors = {
  ground: hex(ground),
  ink: hex(ink.base),
  soft: hex(ink.soft),
  quiet: hex(ink.quiet),
  row: hex(screen.row),
  shape: hex(screen.shape),
  mark: hex(accent.base),
};
