import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { deferredPart } from '../../behaviors/deferredPart';
import { deferred } from '../../styles/deferred.css';
import { nearestRowHeight } from '../../styles/rowHeights';
import * as headingStyles from '../Heading/Heading.css';
import * as styles from './Section.css';

export interface SectionProps extends ComponentProps<'section'> {
  /** Rank of the heading that it begins with. */
  level: 2 | 3;
  /** About how high it is at desktop width, in pixels. */
  height: number;
  /** A `<Heading>` and what belongs to it. */
  children: ComponentProps<'section'>['children'];
}

/**
 * A part of running text that is far down a page: the browser draws it when it comes near the window. Renders a
 * `<section>`, inside `<Prose>`.
 */
export function Section({ level, height, className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={clsx(headingStyles.above, deferred, styles.root, className)}
      data-level={level}
      {...deferredPart.mark(String(nearestRowHeight(height)))}
    />
  );
}
