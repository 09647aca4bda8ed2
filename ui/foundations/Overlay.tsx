import { vars } from '../tokens';
import { CopyName } from './CopyName';
import { Specimen } from './Specimen';

/** The one shadow, in both themes. */
export function Overlay() {
  return (
    <Specimen columns="repeat(auto-fit, minmax(220px, 1fr))">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ padding: 44, background: vars.color.ground }}>
          <div
            style={{
              padding: vars.space.xl,
              background: vars.color.raised,
              color: vars.color.ink.soft,
              font: vars.text.codeTitle,
              borderRadius: vars.radius.dialog,
              boxShadow: vars.shadow.overlay,
            }}
          >
            <CopyName text="vars.shadow.overlay" label="shadow.overlay" />
          </div>
        </div>
      ))}
    </Specimen>
  );
}
