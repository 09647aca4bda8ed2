import type { Settings } from '../../settings/schema';
import { iconRoutes } from './iconRoutes';
import { iconColors } from './markIcon';

/** Icons for home screens, by their width and height in pixels. Any mask leaves the mark whole. */
export const manifestIcons = { 192: '/static/icons/192.png', 512: '/static/icons/512.png' } as const;

/** What a browser that puts the site on a home screen is told (W3C Web Application Manifest). */
export function webManifest({ title, tagline, base, language, direction, colorMode }: Settings): string {
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
