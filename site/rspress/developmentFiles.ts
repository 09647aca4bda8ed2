import { withBase } from '../content/documents/withBase';
import { siteIcons } from '../publish/icons/siteIcons';
import { picturesOf } from '../publish/image/pictures';
import { socialImages } from '../publish/writeExtras';
import { logoRoute } from '../render/head/routes';
import type { AssembledPages } from '../render/pages/assemblePages';
import type { Settings } from '../settings/schema';

/** Where the pictures of all pages lie. */
const pictures = logoRoute.replace(/[^/]+$/, '');

/**
 * Finds what a development server answers beside the pages, by address: texts that pages fetch, icons, and the pictures that
 * networks show of a page. Icons and pictures are drawn when one is asked for.
 *
 * @param pages The pages as they are now.
 */
export function developmentFiles(pages: () => AssembledPages, settings: Settings, root: string) {
  const at = (route: string) => withBase(route, settings.base);
  let icons: Map<string, string | Buffer> | undefined;
  const iconAt = (path: string) => {
    if (!/\.(?:ico|svg|png|webmanifest)$/.test(path)) return undefined;
    icons ??= new Map(Object.entries(siteIcons(settings)).map(([route, icon]) => [at(route), icon]));
    return icons.get(path);
  };
  const pictureAt = async (path: string) => {
    if (!path.startsWith(at(pictures))) return undefined;
    const known = picturesOf(pages().published, socialImages(settings, root));
    const picture = known.find(({ route }) => at(route) === path);
    if (!picture) return undefined;
    // Takes a while to load, and most who write ask for none.
    const { drawPicture } = await import('../publish/image/drawPictures');
    return drawPicture(picture.words);
  };
  const textAt = (path: string) => {
    for (const { files = new Map<string, string>() } of pages().generated)
      for (const [route, text] of files) if (at(route) === path) return text;
    return undefined;
  };
  return async (path: string) => textAt(path) ?? iconAt(path) ?? pictureAt(path);
}
