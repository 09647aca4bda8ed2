import { drawImage, type Drawing } from './drawImage';
import { socialImage, type SocialImageWords, mark } from './socialImage';

/** The mark alone, with room around it, for those who show a logo. */
const markImage: Drawing = { width: 512, height: 512, shapes: mark(76, 76, 360), texts: [] };

/**
 * Draws the picture of a page as PNG.
 *
 * @param words What is said on it. @default the mark alone
 */
export const drawPicture = (words?: SocialImageWords): Buffer =>
  drawImage(words ? socialImage(words) : markImage);
