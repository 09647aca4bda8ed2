import { parse } from 'culori';

import { base, phone } from './base';
import { breakpoints } from './breakpoints';
import { dark } from './dark';
import { light, type Theme } from './light';
import { moreContrast } from './moreContrast';

type Json = string | number | Json[] | { [key: string]: Json };

/** A token of the format: its type, its value, and what the value leaves unsaid. */
interface DesignToken {
  $type: string;
  $value: Json;
  $description?: string;
}

/** A group of tokens or of groups. */
interface DesignTokens {
  [name: string]: DesignToken | DesignTokens | string;
}

/**
 * All tokens in the format of the Design Tokens Community Group, for design tools.
 *
 * `base` holds what every theme shares, `phone` what is smaller there, `light` and `dark` the themes, and
 * `moreContrast` what changes in each of them for readers who ask for it. The engraved patterns are pictures, which the
 * format has no type for; of them only the period is here.
 *
 * @see https://www.designtokens.org/tr/2025.10/
 */
export function toDesignTokens(): DesignTokens {
  const { period, halfPeriod } = base.screen;
  return {
    $description: 'Written by "npm run tokens" from ui/tokens/*.ts: change those.',
    base: {
      family: each(base.family, family),
      text: each(base.text, typography),
      weight: each(base.weight, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
      space: each(base.space, dimension),
      measure: each(base.measure, dimension),
      radius: each(base.radius, dimension),
      motion: each(base.motion, transition),
      level: each(base.level, (level) => ({ $type: 'number', $value: Number(level) })),
      screen: each({ period, halfPeriod }, dimension),
      breakpoint: each(breakpoints, (width) => dimension(`${width}px`)),
    },
    phone: { text: each(phone.text, typography) },
    light: themeTokens(light),
    dark: themeTokens(dark),
    moreContrast: { light: contrastTokens('light'), dark: contrastTokens('dark') },
  };
}

const each = <Value>(group: Record<string, Value>, toToken: (value: Value) => DesignToken): DesignTokens =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, toToken(value)]));

const themeTokens = ({ color, shadow }: Theme): DesignTokens => ({
  color: colorTokens(color),
  shadow: each(shadow, (value) => ({
    $type: 'shadow',
    $value: value.split(/,\s*(?![^(]*\))/).map(shadowLayer),
  })),
});

const colorTokens = (group: object): DesignTokens =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]: [string, string | object]) => [
      name,
      typeof value === 'string' ? { $type: 'color', $value: color(value) } : colorTokens(value),
    ]),
  );

/** `{ color: { line: { base: → {light.color.line.control} } } }` */
function contrastTokens(theme: 'light' | 'dark'): DesignTokens {
  const color: DesignTokens = {};
  for (const [role, instead] of Object.entries(moreContrast)) {
    const path = role.split('.');
    const last = path.pop()!;
    const group = path.reduce<DesignTokens>((parent, key) => (parent[key] ??= {}) as DesignTokens, color);
    group[last] = { $type: 'color', $value: `{${theme}.color.${instead}}` };
  }
  return { color };
}

function color(css: string): Json {
  const parsed = parse(css);
  if (parsed?.mode !== 'oklch') throw new Error(`A colour is written in oklch(), found "${css}".`);
  const { l, c, h = 0, alpha } = parsed;
  return { colorSpace: 'oklch', components: [l, c, h].map(rounded), ...(alpha !== undefined && { alpha }) };
}

function shadowLayer(css: string): Json {
  const [, lengths = '', tint = ''] = /^(.*?)\s*(oklch\(.*\))$/.exec(css) ?? [];
  const [offsetX, offsetY, blur, spread = '0'] = lengths.split(' ');
  if (!offsetX || !offsetY || !blur) throw new Error(`A shadow is lengths and oklch(), found "${css}".`);
  return {
    color: color(tint),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
  };
}

const family = (css: string): DesignToken => ({ $type: 'fontFamily', $value: families(css) });

const families = (css: string): string[] => css.split(',').map((name) => name.trim().replace(/^"|"$/g, ''));

function typography(css: string): DesignToken {
  const [, weight, size, lineHeight, names] = /^(\d+) ([\d.]+)rem\/([\d.]+)rem (.+)$/.exec(css) ?? [];
  if (!names) throw new Error(`A text style is "weight size/line family" in rem, found "${css}".`);
  return {
    $type: 'typography',
    $value: {
      fontFamily: families(names),
      fontSize: length(`${size}rem`),
      fontWeight: Number(weight),
      letterSpacing: length('0px'),
      // The format has line heights as a multiple of the size.
      lineHeight: rounded(Number(lineHeight) / Number(size)),
    },
  };
}

function transition(css: string): DesignToken {
  const [, duration, curve] = /^(\d+)ms cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (!curve) throw new Error(`A motion is "duration cubic-bezier()", found "${css}".`);
  return {
    $type: 'transition',
    $value: {
      duration: { value: Number(duration), unit: 'ms' },
      delay: { value: 0, unit: 'ms' },
      timingFunction: curve.split(',').map(Number),
    },
  };
}

/** A length; one in characters, a unit that the format lacks, becomes a number that says so. */
function dimension(css: string): DesignToken {
  if (!css.endsWith('ch')) return { $type: 'dimension', $value: length(css) };
  return { $type: 'number', $value: parseFloat(css), $description: 'In ch, widths of the figure 0.' };
}

function length(css: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (!value || (!unit && Number(value) !== 0)) throw new Error(`A length is in px or rem, found "${css}".`);
  return { value: Number(value), unit: unit ?? 'px' };
}

const rounded = (value: number) => Number(value.toFixed(4));
