import { vars } from '../tokens';
import { base } from '../tokens/base';
import { Specimen } from './Specimen';

/** A sheet with the corners of each radius. */
export function Corners() {
  return (
    <Specimen columns="repeat(auto-fit, minmax(140px, 1fr))">
      {Object.entries(base.radius).map(([name, value]) => (
        <div key={name}>
          <div
            style={{
              height: 64,
              background: vars.color.surface,
              border: `1px solid ${vars.color.line.strong}`,
              borderRadius: value,
            }}
          />
          <div style={{ marginTop: vars.space.s, font: vars.text.codeTitle }}>
            radius.{name} · {value}
          </div>
        </div>
      ))}
    </Specimen>
  );
}
