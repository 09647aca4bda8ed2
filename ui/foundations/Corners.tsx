import { vars } from '../tokens';
import { base } from '../tokens/base';
import { CopyName } from './CopyName';
import { Specimen } from './Specimen';
import { UsedIn } from './UsedIn';

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
          <div style={{ marginTop: vars.space.s }}>
            <CopyName text={`vars.radius.${name}`} label={`radius.${name} · ${value}`} />
          </div>
          <UsedIn token={`radius.${name}`} />
        </div>
      ))}
    </Specimen>
  );
}
