import { drawPictures } from './drawPictures';

/** Draws pictures on a thread of their own. */
export default drawPictures;
