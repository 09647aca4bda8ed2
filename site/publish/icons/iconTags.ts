import type { Settings } from '../../settings/schema';
import { iconColors } from './markIcon';

/** The tags in the head of every page that give the site a face in the browser, as Rsbuild takes them. */
export function iconTags({ base, colorMode }: Settings) {
  const link = (rel: string, route: string, attrs: Record<string, string> = {}) =>
    tag('link', { rel, ...attrs, href: `${base}${route.slice(1)}` });
  return [
    // The size keeps browsers that read SVG from taking this one.
    link('icon', iconRoutes.ico, { sizes: '32x32' }),
    link('icon', iconRoutes.svg, { type: 'image/svg+xml' }),
    link('apple-touch-icon', iconRoutes.touch),
    link('manifest', iconRoutes.manifest),
    ...(['light', 'dark'] as const).map((mode) =>
      tag('meta', {
        name: 'theme-color',
        'data-mode': mode,
        media: mode === colorMode.default ? 'all' : 'not all',
        content: iconColors[mode].ground,
      }),
    ),
  ];
}

/** The addresses carry the base already. */
const tag = (name: string, attrs: Record<string, string>) => ({
  tag: name,
  attrs,
  head: true,
  publicPath: false,
});

/** Addresses of the icons that pages name, without base. */
export const iconRoutes = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
} as const;
