import { light, vars } from '../tokens';
import { CopyName } from './CopyName.guide';
import { Specimen } from './Specimen.guide';

/** Every shadow on the ground of both themes. */
export function Shadows() {
  const names = Object.keys(light.shadow) as (keyof typeof light.shadow)[];
  return (
    <Specimen columns="repeat(auto-fit, minmax(220px, 1fr))">
      {names.flatMap((name) =>
        ['light', 'dark'].map((theme) => (
          <div
            key={`${name} ${theme}`}
            data-theme={theme}
            style={{ padding: vars.space.section, background: vars.color.ground }}
          >
            <div
              style={{
                padding: vars.space.xl,
                background: vars.color.raised,
                color: vars.color.ink.soft,
                font: vars.text.codeTitle,
                borderRadius: vars.radius.dialog,
                boxShadow: vars.shadow[name],
              }}
            >
              <CopyName text={`vars.shadow.${name}`} label={`shadow.${name}`} />
            </div>
          </div>
        )),
      )}
    </Specimen>
  );
}
