import { vars } from '../tokens';
import { breakpoints } from '../tokens/breakpoints';
import { CopyName } from './CopyName';
import { Specimen } from './Specimen';

/** The widest window that is drawn, in pixels. */
const widest = 1440;

/** Each breakpoint as a mark on the width of a window. */
export function Widths() {
  return (
    <Specimen>
      {Object.entries(breakpoints).map(([name, value]) => (
        <div key={name}>
          <CopyName text={`media.${name}`} label={`${name} · ${value}px`} />
          <div style={{ height: 16, marginTop: vars.space.xs, background: vars.color.surface }}>
            <div
              style={{
                width: `${(value / widest) * 100}%`,
                height: '100%',
                background: vars.color.accent.base,
                mask: vars.screen.rows,
                borderInlineEnd: `2px solid ${vars.color.accent.base}`,
              }}
            />
          </div>
        </div>
      ))}
    </Specimen>
  );
}
