import type { ColorRole } from './roles';

/** For readers who ask for more contrast: which role takes the color of which other, in both themes. */
export const moreContrast = {
  'line.base': 'line.control',
  'line.strong': 'ink.soft',
  'ink.quiet': 'ink.soft',
  underline: 'accent.base',
} as const satisfies Partial<Record<ColorRole, ColorRole>>;
