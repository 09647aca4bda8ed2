import * as styles from './CardGrid.css';
import glyphs from './glyphs.json';

export type GlyphName = keyof typeof glyphs;

const period = 4;

/**
 * An idea engraved in 216 by 120 pixels: blocks of ground rows, and a shape whose rows sit half a period lower, so its `y` is
 * 2 modulo 4. Decorative. In a text, it is at the head of a section, next to its first paragraphs.
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
