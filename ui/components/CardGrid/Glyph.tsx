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
    { x: 0, y: 0, width: 72, rows: 2, part: 'ground' },
    { x: 0, y: 8, width: 20, rows: 6, part: 'ground' },
    { x: 52, y: 8, width: 20, rows: 6, part: 'ground' },
    { x: 0, y: 32, width: 72, rows: 2, part: 'ground' },
    { x: 20, y: 10, width: 32, rows: 5, part: 'shape' },
  ],
  generate: [
    { x: 0, y: 10, width: 16, rows: 5, part: 'shape' },
    { x: 20, y: 10, width: 32, rows: 5, part: 'shape' },
    { x: 56, y: 10, width: 16, rows: 5, part: 'shape' },
  ],
  subset: [
    { x: 0, y: 0, width: 72, rows: 5, part: 'ground' },
    { x: 28, y: 20, width: 44, rows: 5, part: 'ground' },
    { x: 0, y: 18, width: 28, rows: 5, part: 'shape' },
  ],
  orchestrate: [
    { x: 0, y: 8, width: 20, rows: 6, part: 'ground' },
    { x: 26, y: 10, width: 20, rows: 6, part: 'shape' },
    { x: 52, y: 10, width: 20, rows: 6, part: 'shape' },
  ],
};

/** Enlarges blocks, not lines. Odd, so that a shape stays half a period low. */
const scale = 3;

/** An idea engraved in 216 by 120 pixels: ground rows, and a shape whose rows sit half a period lower. Decorative. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={styles.glyph} width="216" height="120" aria-hidden="true">
      {blocks[name].map(({ x, y, width, rows, part }) => (
        <path
          key={`${x},${y}`}
          className={styles.glyphPart[part]}
          d={`M${scale * x} ${scale * y + 0.5}${`h${scale * width}m${-scale * width} ${period}`.repeat(scale * rows)}`}
        />
      ))}
    </svg>
  );
}
