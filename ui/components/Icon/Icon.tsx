import type { ComponentProps } from 'react';

import * as glyphs from './glyphs';

export type IconName = keyof typeof glyphs;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Which drawing. */
  name: IconName;
  /** Width and height in pixels. @default 18 */
  size?: number;
}

/**
 * A drawing of one line or one fill in the color of the text. Hidden from assistive technology: the control names itself.
 */
export function Icon({ name, size = 18, ...rest }: IconProps) {
  const glyph = glyphs[name];
  return (
    <svg
      width={size}
      height={size}
      viewBox={glyph.kind === 'fill' ? '0 0 16 16' : '0 0 18 18'}
      aria-hidden="true"
      {...(glyph.kind === 'fill'
        ? { fill: 'currentColor' }
        : {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 1.4,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          })}
      {...rest}
    >
      <path d={glyph.path} />
    </svg>
  );
}
