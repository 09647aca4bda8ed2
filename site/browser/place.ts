import { placeBar } from '#ui/behaviors';

import { mountOnce } from './mountOnce';

export const fill = () => mountOnce(placeBar);
