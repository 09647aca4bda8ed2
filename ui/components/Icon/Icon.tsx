import type { ComponentProps } from 'react';

import { marks, strokes } from './icons.json';

export type IconName = keyof typeof strokes | keyof typeof marks;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Name of the icon. */
  name: IconName;
  /** Width and height in pixels. @default 18 */
  size?: number;
}

/** Strokes in a box of 18, and the marks of GitHub and Discord as their brand kits have them, fills in a box of 16. */
const paths: Record<IconName, string> = { ...strokes, ...marks };

/** An icon in the color of the text. Hidden from assistive technology: the control has its own name. */
export function Icon({ name, size = 18, ...rest }: IconProps) {
  const isMark = name in marks;
  return (
    <svg
      width={size}
      height={size}
      viewBox={isMark ? '0 0 16 16' : '0 0 18 18'}
      aria-hidden="true"
      {...(isMark
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
      <path d={paths[name]} />
    </svg>
  );
}
