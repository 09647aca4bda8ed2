import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { readSettings } from '../../settings/readSettings';
import { iconRoutes, iconTags } from './iconTags';
import { markIcon } from './markIcon';
import { siteIcons } from './siteIcons';

const settings = readSettings({ ...smallestSettings, base: '/docs/' }, 'site.config.ts');
const icons = siteIcons(settings);
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Red, green and blue of a pixel of a picture of such a size. */
function pixelOf(png: Buffer, size: number, [x, y]: [number, number]): number[] {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${href}" width="${size}" height="${size}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 3)];
}

describe('the ICO file', () => {
  const ico = Buffer.from(icons[iconRoutes.ico]!);

  test('holds one picture of 32 pixels, whole', () => {
    expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 1]);
    expect([ico[6], ico[7]]).toEqual([32, 32]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + length).toBe(ico.length);
    expect(sizeOf(ico.subarray(offset))).toEqual([32, 32]);
  });

  test('shows the rows of the mark on the sheet, each of whole pixels', () => {
    const png = ico.subarray(22);
    const dark = (y: number) => pixelOf(png, 32, [5, y])[0]! < 60;
    expect([3, 4, 5, 6, 7, 8, 9, 10].map(dark)).toEqual([false, true, true, true, false, false, false, true]);
  });
});

test('the SVG has the colors of both modes', () => {
  expect(markIcon).toContain('@media (prefers-color-scheme:dark)');
  const [stem, band] = [...markIcon.matchAll(/ fill="(#[\da-f]{6})"/g)].map(([, color]) => color);
  expect(stem).not.toBe(band);
  for (const color of [stem, band]) expect(/<style>(.*)<\/style>/.exec(markIcon)?.[1]).not.toContain(color);
});

test('the manifest begins and stays under the base, and names pictures of the sizes it says', () => {
  const manifest = JSON.parse(String(icons[iconRoutes.manifest]));
  expect(manifest).toMatchObject({ start_url: '/docs/', scope: '/docs/', lang: 'en', dir: 'ltr' });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const icon = icons[src.replace('/docs', '')]!;
    if (sizes === 'any') expect(icon).toBe(markIcon);
    else expect(sizeOf(Buffer.from(icon)).join('x')).toBe(sizes);
  }
});

test.each(['light', 'dark'] as const)('the color of the %s mode speaks where pages begin with it', (mode) => {
  const colors = iconTags({ ...settings, colorMode: { ...settings.colorMode, default: mode } }).flatMap(
    ({ attrs }) => ('media' in attrs ? [attrs] : []),
  );
  expect(colors).toHaveLength(2);
  for (const color of colors) expect(color.media).toBe(color['data-mode'] === mode ? 'all' : 'not all');
});
