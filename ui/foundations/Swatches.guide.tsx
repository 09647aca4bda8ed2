import { dark, light, vars, type Theme } from '../tokens';
import { contrastPairs, contrastRatio } from './contrastPairs.guide';
import { colorOf, type ColorRole } from '../tokens/roles';
import { rolesOf } from './rolesOf.guide';
import { CopyName } from './CopyName.guide';
import { Specimen } from './Specimen.guide';

const themes: Record<'light' | 'dark', Theme> = { light, dark };

export interface SwatchesProps {
  /** Prefix of the names of the roles. */
  group: string;
}

/** Colors of both themes side by side, each with its value and its required contrasts, measured. */
export function Swatches({ group }: SwatchesProps) {
  const roles = rolesOf(light.color).filter((role) => role === group || role.startsWith(`${group}.`));
  return (
    <Specimen columns="minmax(0, 1fr) minmax(0, 1fr)">
      {roles.flatMap((role) =>
        (['light', 'dark'] as const).map((theme) => (
          <Swatch key={`${theme} ${role}`} theme={theme} role={role} />
        )),
      )}
    </Specimen>
  );
}

function Swatch({ theme, role }: { theme: keyof typeof themes; role: ColorRole }) {
  return (
    <div
      data-theme={theme}
      style={{
        padding: vars.space.l,
        background: vars.color.ground,
        color: vars.color.ink.base,
        border: `1px solid ${vars.color.line.base}`,
        borderRadius: vars.radius.base,
      }}
    >
      <div
        style={{
          height: 44,
          background: colorOf(vars.color, role),
          borderRadius: vars.radius.small,
          boxShadow: `inset 0 0 0 1px ${vars.color.line.base}`,
        }}
      />
      <div style={{ marginTop: vars.space.s }}>
        <CopyName text={`vars.color.${role}`} label={role} />
      </div>
      <div style={{ color: vars.color.ink.quiet }}>
        <CopyName text={colorOf(vars.color, role)} />
      </div>
      <div style={{ font: vars.text.key, color: vars.color.ink.quiet }}>
        {colorOf(themes[theme].color, role)}
      </div>
      {contrastsOf(theme, role).map(({ on, ratio }) => (
        <div key={on} style={{ font: vars.text.key, color: vars.color.ink.soft }}>
          {ratio.toFixed(2)} on {on}
        </div>
      ))}
    </div>
  );
}

/** The contrast with each opaque background of the role, without duplicates. */
function contrastsOf(theme: keyof typeof themes, role: ColorRole): { on: string; ratio: number }[] {
  const { color } = themes[theme];
  const surfaces = contrastPairs
    .filter(({ ink, opacity }) => ink === role && opacity === undefined)
    .flatMap(({ on }) => on)
    .filter((surface) => typeof surface === 'string');
  return [...new Set(surfaces)].map((on) => ({
    on,
    ratio: contrastRatio({ color: colorOf(color, role) }, [colorOf(color, on)]),
  }));
}
