import { Resvg } from '@resvg/resvg-js';

import type { Settings } from '../../settings/schema';
import { iconRoutes } from './iconTags';
import { iconColors, markIcon } from './markIcon';

/** Icons for home screens, by their width and height in pixels. Any mask leaves the mark whole. */
const manifestIcons = { 192: '/static/icons/192.png', 512: '/static/icons/512.png' } as const;

/** What a browser that puts the site on a home screen is told (W3C Web Application Manifest). */
function webManifest({ title, tagline, base, language, direction, colorMode }: Settings): string {
  const under = (route: string) => `${base}${route.slice(1)}`;
  const { ground } = iconColors[colorMode.default];
  const pictures = Object.entries(manifestIcons).map(([size, route]) => ({
    src: under(route),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return JSON.stringify({
    name: `${title} documentation`,
    short_name: title,
    description: tagline,
    lang: language,
    dir: direction,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [{ src: under(iconRoutes.svg), sizes: 'any', type: 'image/svg+xml' }, ...pictures],
  });
}

/** Bytes before the picture: the header of the file, and what it says of its one picture. */
const offset = 6 + 16;

/**
 * A file of the kind ICO with one picture, for browsers and feed readers that ask for `/favicon.ico` whatever a page says.
 *
 * @param png The picture.
 * @param size Its width and height in pixels, less than 256.
 */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(offset);
  // An icon, and one of them.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  // Color planes and bits for each pixel, then where the picture lies.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(offset, 18);
  return Buffer.concat([head, png]);
}

/**
 * Draws the icon on the sheet of the light mode, in the middle of a square, as PNG.
 *
 * @param size Width and height in pixels.
 * @param mark Those of the mark in it: a multiple of 8, so that its rows are whole pixels.
 */
function drawIcon(size: number, mark: number): Buffer {
  const at = (size - mark) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${iconColors.light.ground}"/>` +
    markIcon.replace('<svg', `<svg x="${at}" y="${at}" width="${mark}" height="${mark}"`) +
    '</svg>';
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** The icons of a site and its manifest, by their addresses without base. */
export const siteIcons = (settings: Settings): Record<string, string | Buffer> => ({
  [iconRoutes.svg]: markIcon,
  [iconRoutes.ico]: icoFile(drawIcon(32, 24), 32),
  [iconRoutes.touch]: drawIcon(180, 112),
  [manifestIcons[192]]: drawIcon(192, 104),
  [manifestIcons[512]]: drawIcon(512, 280),
  [iconRoutes.manifest]: webManifest(settings),
});
