import { placeBar } from '#ui/behaviors';

import { mountOnce } from './mountOnce';

/** Brings the bar to life that says where on a page of the API reference the reader is. */
export const fill = () => mountOnce(placeBar);
