import type { Drawing } from './drawImage';
import { mark } from './mark';

/** The mark alone, with room around it, for those who show a logo. */
export const markImage: Drawing = { width: 512, height: 512, shapes: mark(76, 76, 360), texts: [] };
