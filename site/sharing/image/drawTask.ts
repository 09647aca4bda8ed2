import type { PublicPage } from '../publicPages';
import { drawSocialImages, type SocialImagesOptions } from './writeSocialImages';

/** Pictures to draw. */
export interface DrawTask {
  pages: PublicPage[];
  options: SocialImagesOptions;
}

/** Draws pictures on a thread of their own. */
export default ({ pages, options }: DrawTask): Promise<number> => drawSocialImages(pages, options);
