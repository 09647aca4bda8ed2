import { withBase } from '../content/documents/withBase';
import { drawPicture, picturesOf } from '../publish/image/writeSocialImages';
import { logoRoute } from '../render/head/routes';
import type { AssembledPages } from '../render/pages/assemblePages';
import type { Settings } from '../settings/schema';

/** Where the pictures of all pages lie. */
const pictures = logoRoute.replace(/[^/]+$/, '');

/**
 * Finds what a development server answers next to the pages, by address: texts that pages fetch, and social pictures, which
 * are drawn on request.
 *
 * @param pages The pages as they are now.
 */
export function developmentFiles(pages: () => AssembledPages, settings: Settings) {
  const at = (route: string) => withBase(route, settings.base);
  const pictureAt = async (path: string) => {
    if (!path.startsWith(at(pictures))) return undefined;
    const known = picturesOf(pages().published, settings);
    const picture = known.find(({ route }) => at(route) === path);
    if (!picture) return undefined;
    return drawPicture(picture);
  };
  const textAt = (path: string) => {
    for (const { files = new Map<string, string>() } of pages().generated)
      for (const [route, text] of files) if (at(route) === path) return text;
    return undefined;
  };
  return async (path: string) => textAt(path) ?? pictureAt(path);
}
