import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import * as styles from './CardGrid.css';
import glyphs from './glyphs.json';

/** Cards that share their hairlines, like coupons on one sheet. Renders a `<div>` around its `<Card>`s. */
export function CardGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.root, className)} />;
}

export interface CardProps extends Omit<ComponentProps<'a'>, 'title'> {
  /** Backticks mark a name in code. In a view transition, the site moves it to the next page (`data-shared`). */
  title: string;
  href: string;
  /** An engraved picture of the idea above the title. @default none */
  glyph?: GlyphName;
  /** One sentence. */
  children: ComponentProps<'a'>['children'];
}

/** A link with a sentence about its page. Renders an `<a>`; the last of an odd number fills the row. */
export function Card({ title, href, glyph, className, children, ...rest }: CardProps) {
  return (
    <a href={href} {...rest} className={clsx(styles.card, className)}>
      {glyph && <Glyph name={glyph} />}
      <span className={styles.title}>
        <span data-shared="">
          <CodeText className={styles.name}>{title}</CodeText>
        </span>
        <Icon name="arrow" size={16} className={styles.arrow} />
      </span>
      <span className={styles.text}>{children}</span>
    </a>
  );
}

export type GlyphName = keyof typeof glyphs;

const period = 4;

/**
 * An idea engraved in 216 by 120 pixels: blocks of ground rows, and a shape whose rows sit half a period lower, so its
 * `y` is 2 modulo 4. Decorative. In a text, it is at the start of a section, next to its first paragraphs.
 */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={styles.glyph} width="216" height="120" aria-hidden="true">
      {(['ground', 'shape'] as const).flatMap((part) =>
        glyphs[name][part].map(({ x, y, width, rows }) => (
          <path
            key={`${x},${y}`}
            className={styles.glyphPart[part]}
            d={`M${x} ${y + 0.5}${`h${width}m${-width} ${period}`.repeat(rows)}`}
          />
        )),
      )}
    </svg>
  );
}
