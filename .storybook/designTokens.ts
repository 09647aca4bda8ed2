import { parse } from 'culori';

import { base } from '../ui/tokens/base';
import { breakpoints } from '../ui/tokens/breakpoints';
import { dark } from '../ui/tokens/dark';
import { light, type Theme } from '../ui/tokens/light';

type Values = { [name: string]: string | Values };

/** A token or a group of them, in the format of the Design Tokens Community Group. */
type Tokens = Record<string, unknown>;

type Convert = (value: string) => Tokens;

/** How the values of each group become tokens. */
const converters: Record<keyof typeof base | keyof Theme | 'breakpoint', Convert> = {
  breakpoint: dimension,
  color: (value) => ({ $type: 'color', $value: parseColor(value) }),
  shadow: (value) => ({ $type: 'shadow', $value: value.split(/, (?=\d)/).map(parseShadow) }),
  family: (value) => ({ $type: 'fontFamily', $value: parseFamily(value) }),
  text: (value) => ({ $type: 'typography', $value: parseFont(value) }),
  weight: (value) => ({ $type: 'fontWeight', $value: Number(value) }),
  space: dimension,
  measure: dimension,
  radius: dimension,
  motion: (value) => ({ $type: 'transition', $value: parseTransition(value) }),
  zIndex: (value) => ({ $type: 'number', $value: Number(value) }),
  engraving: cssOnly,
};

/**
 * All tokens of a theme for design tools, as JSON.
 *
 * Source: Design Tokens Format Module 2025.10.
 */
export function designTokens(theme: 'light' | 'dark'): string {
  const widths = Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]);
  const groups = { ...{ light, dark }[theme], ...base, breakpoint: Object.fromEntries(widths) as Values };
  const tokens = Object.entries(groups).map(([name, values]) => [
    name,
    convert(values, converters[name as keyof typeof groups]),
  ]);
  return JSON.stringify(Object.fromEntries(tokens), null, 2);
}

function convert(values: Values, convertValue: Convert): Tokens {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? convertValue(value) : convert(value, convertValue),
    ]),
  );
}

function parseColor(value: string) {
  const color = parse(value);
  if (color?.mode !== 'oklch') throw new Error(`${value} isn't an oklch(…) color.`);
  const { l, c, h = 0, alpha } = color;
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha !== undefined && { alpha }) };
}

function parseShadow(value: string) {
  const [lengths = '', color = ''] = value.split(/ (?=oklch)/);
  const [offsetX, offsetY, blur, spread] = `${lengths} 0`.split(' ').map(parseLength);
  return { color: parseColor(color), offsetX, offsetY, blur, spread };
}

/** The parts of a `font` shorthand. The line height is a multiple of the font size. */
function parseFont(value: string) {
  const [, weight, size, line, family = ''] = /^(\d+) ([\d.]+)rem\/([\d.]+)rem var\(--family-(\w+)\)$/.exec(
    value,
  )!;
  return {
    fontFamily: `{family.${family}}`,
    fontWeight: Number(weight),
    fontSize: { value: Number(size), unit: 'rem' },
    lineHeight: Number((Number(line) / Number(size)).toFixed(4)),
  };
}

function parseTransition(value: string) {
  const [, duration, curve = ''] = /^(\d+)ms cubic-bezier\((.*)\)$/.exec(value)!;
  return {
    duration: { value: Number(duration), unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: curve.split(',').map(Number),
  };
}

const parseFamily = (value: string) => value.split(', ').map((name) => name.replaceAll('"', ''));

/** A length in pixels. Unlike CSS, the format has no unit for characters. */
function dimension(value: string): Tokens {
  return value.endsWith('px') ? { $type: 'dimension', $value: parseLength(value) } : cssOnly(value);
}

const parseLength = (value: string) => ({ value: Number.parseFloat(value), unit: 'px' });

/** A value as CSS, if design tools have no type for it. */
function cssOnly(value: string): Tokens {
  return { $type: 'css', $value: value };
}
