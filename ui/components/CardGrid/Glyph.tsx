import * as styles from './CardGrid.css';

export type GlyphName = 'anonymize' | 'generate' | 'subset' | 'orchestrate';

/**
 * A block of engraved rows, in rows of one period: `x`, `y`, `width`, number of `rows`, and whether it is ground or shape.
 */
interface Block {
  x: number;
  y: number;
  width: number;
  rows: number;
  part: 'ground' | 'shape';
}

const period = 4;

/** A shape sits half a period lower than the ground around it: its `y` is 2 modulo 4. */
const blocks: Record<GlyphName, Block[]> = {
  anonymize: [
    { x: 0, y: 0, width: 216, rows: 6, part: 'ground' },
    { x: 0, y: 24, width: 60, rows: 18, part: 'ground' },
    { x: 156, y: 24, width: 60, rows: 18, part: 'ground' },
    { x: 0, y: 96, width: 216, rows: 6, part: 'ground' },
    { x: 60, y: 30, width: 96, rows: 15, part: 'shape' },
  ],
  generate: [
    { x: 0, y: 30, width: 48, rows: 15, part: 'shape' },
    { x: 60, y: 30, width: 96, rows: 15, part: 'shape' },
    { x: 168, y: 30, width: 48, rows: 15, part: 'shape' },
  ],
  subset: [
    { x: 0, y: 0, width: 216, rows: 15, part: 'ground' },
    { x: 84, y: 60, width: 132, rows: 15, part: 'ground' },
    { x: 0, y: 62, width: 84, rows: 15, part: 'shape' },
  ],
  orchestrate: [
    { x: 0, y: 24, width: 60, rows: 18, part: 'ground' },
    { x: 78, y: 30, width: 60, rows: 18, part: 'shape' },
    { x: 156, y: 30, width: 60, rows: 18, part: 'shape' },
  ],
};

/**
 * An idea engraved in 216 by 120 pixels: ground rows, and a shape whose rows sit half a period lower. Decorative. In a text,
 * it is at the head of a section, next to its first paragraphs.
 */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={styles.glyph} width="216" height="120" aria-hidden="true">
      {blocks[name].map(({ x, y, width, rows, part }) => (
        <path
          key={`${x},${y}`}
          className={styles.glyphPart[part]}
          d={`M${x} ${y + 0.5}${`h${width}m${-width} ${period}`.repeat(rows)}`}
        />
      ))}
    </svg>
  );
}
