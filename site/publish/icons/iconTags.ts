import { formatHex } from 'culori';

import { dark } from '#ui/dark';
import { light } from '#ui/light';

import { withBase } from '../../content/documents/withBase';
import type { Settings } from '../../settings/schema';

/** Icon files in `public/`, with the attributes of their links. */
const icons = {
  // The size keeps browsers that read SVG from taking this one.
  'favicon.ico': { rel: 'icon', sizes: '32x32' },
  'favicon.svg': { rel: 'icon', type: 'image/svg+xml' },
  'apple-touch-icon.png': { rel: 'apple-touch-icon' },
  'site.webmanifest': { rel: 'manifest' },
};

/**
 * Links to icons and the colors of the browser's frame, as Rsbuild takes tags.
 *
 * @param isPublic Whether there is a file of this name in `public/`.
 */
export function iconTags({ base, colorMode }: Settings, isPublic: (file: string) => boolean) {
  // Addresses have the base already.
  const tag = (name: string, attrs: Record<string, string>) => ({
    tag: name,
    attrs,
    head: true,
    publicPath: false,
  });
  return [
    ...Object.entries(icons)
      .filter(([file]) => isPublic(file))
      .map(([file, attributes]) => tag('link', { ...attributes, href: withBase(`/${file}`, base) })),
    ...Object.entries({ light, dark }).map(([mode, { color }]) =>
      tag('meta', {
        name: 'theme-color',
        'data-mode': mode,
        media: mode === colorMode.default ? 'all' : 'not all',
        content: formatHex(color.ground)!,
      }),
    ),
  ];
}
