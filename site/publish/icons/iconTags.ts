import { formatHex } from 'culori';

import { dark } from '#ui/dark';
import { light } from '#ui/light';

import { withBase } from '../../content/documents/withBase';
import type { Settings } from '../../settings/schema';

/** Files in `public/` that browsers show as the face of a site, with the attributes of their links. */
const icons = {
  // The size keeps browsers that read SVG from taking this one.
  'favicon.ico': { rel: 'icon', sizes: '32x32' },
  'favicon.svg': { rel: 'icon', type: 'image/svg+xml' },
  'apple-touch-icon.png': { rel: 'apple-touch-icon' },
  'site.webmanifest': { rel: 'manifest' },
};

/**
 * The tags in the head of every page that give the site a face in the browser, as Rsbuild takes them.
 *
 * @param isPublic Whether there is a file of this name in `public/`.
 */
export function iconTags({ base, colorMode }: Settings, isPublic: (file: string) => boolean) {
  const links = Object.entries(icons)
    .filter(([file]) => isPublic(file))
    .map(([file, attributes]) => tag('link', { ...attributes, href: withBase(`/${file}`, base) }));
  const colors = Object.entries({ light, dark }).map(([mode, { color }]) =>
    tag('meta', {
      name: 'theme-color',
      'data-mode': mode,
      media: mode === colorMode.default ? 'all' : 'not all',
      content: formatHex(color.ground)!,
    }),
  );
  return [...links, ...colors];
}

/** The addresses carry the base already. */
const tag = (name: string, attrs: Record<string, string>) => ({
  tag: name,
  attrs,
  head: true,
  publicPath: false,
});
