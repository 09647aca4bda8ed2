import { readFile } from 'node:fs/promises';

import { glob } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

import { decorativeRoles, contrastPairs, contrastRatio } from './contrastPairs.guide';
import { dark } from '../tokens/dark';
import { light } from '../tokens/light';
import { colorOf, moreContrast, type ColorRole } from '../tokens/roles';
import { rolesOf } from './rolesOf.guide';

const themes = { light, dark };
const minimum = { text: 4.5, mark: 3 };
const instead: Partial<Record<ColorRole, ColorRole>> = moreContrast;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const { color } = themes[theme];

  test.each([
    ['by default', (role: ColorRole) => role],
    ['with more contrast', (role: ColorRole) => instead[role] ?? role],
  ] as const)('every ink has enough contrast with its backgrounds, %s', (_name, shown) => {
    const value = (role: ColorRole) => colorOf(color, shown(role));
    const faults = contrastPairs.flatMap(({ ink, on, as, opacity, where }) =>
      on.flatMap((surfaces) => {
        const ratio = contrastRatio({ color: value(ink), opacity }, [surfaces].flat().map(value));
        return ratio >= minimum[as]
          ? []
          : [
              `${ink} on ${[surfaces].flat().join(' over ')} (${where}): ${ratio.toFixed(2)}, needs ${minimum[as]}`,
            ];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('readers who prefer more contrast get more', () => {
    for (const [role, other] of Object.entries(moreContrast) as [ColorRole, ColorRole][]) {
      const ratio = (name: ColorRole) => contrastRatio({ color: colorOf(color, name) }, [color.ground]);
      expect(ratio(other), `${role} becomes ${other}`).toBeGreaterThan(ratio(role));
      expect(instead, `${other}, which ${role} becomes, keeps its own color`).not.toHaveProperty(other);
    }
  });
});

test('every color of the theme is in a pair or only decorates', () => {
  const paired = contrastPairs.flatMap(({ ink, on }) => [ink, ...on.flat()]);
  expect([...new Set([...paired, ...decorativeRoles])].sort()).toEqual(rolesOf(light.color).sort());
});

test('components use inks and surfaces that are in a pair', async () => {
  const inks = new Set(contrastPairs.map(({ ink }) => ink));
  const surfaces = new Set(contrastPairs.flatMap(({ on }) => on.flat()));
  const faults: string[] = [];
  for (const file of await glob('ui/{components,styles}/**/*.css.ts')) {
    const styles = await readFile(file, 'utf8');
    // Text that CSS adds, such as the slash between two links, is decoration.
    const written = styles.replaceAll(/\{[^{}]*\bcontent: [^{}]*\}/g, '');
    for (const [, role] of written.matchAll(/\b(?:color|caretColor): vars\.color\.([\w.]+\b)(?!\[)/g)) {
      if (!inks.has(role as ColorRole)) faults.push(`${file}: has text in ${role}, which is in no pair`);
    }
    // A mask or a bar is drawn with its background, which is then an ink, too.
    for (const [, role] of styles.matchAll(/\b(?:background|backgroundColor|fill): vars\.color\.([\w.]+)/g)) {
      const known = role as ColorRole;
      if (!surfaces.has(known) && !inks.has(known) && !decorativeRoles.includes(known)) {
        faults.push(`${file}: has the background ${role}, which is in no pair`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('a hovered control is never on the color of a rule', async () => {
  const faults: string[] = [];
  for (const file of await glob('ui/components/**/*.css.ts')) {
    const styles = await readFile(file, 'utf8');
    if (/':hover': \{[^}]*background: vars\.color\.line\./.test(styles)) faults.push(file);
  }
  expect(faults).toEqual([]);
});
