import { drawImage } from './drawImage';
import { markImage } from './markImage';
import { socialImage, type SocialImageWords } from './socialImage';

/**
 * Draws the picture of a page as PNG.
 *
 * @param words What is said on it. @default the mark alone
 */
export const drawPicture = (words?: SocialImageWords): Buffer =>
  drawImage(words ? socialImage(words) : markImage);
