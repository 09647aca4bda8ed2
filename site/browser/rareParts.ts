/* What few pages have. Together it is small, and names one file in the script of every page. */
import { recordPicture } from '#ui/behaviors';

import { keepTicks } from './memory/keepTicks';
import { mountOnce } from './mountOnce';
import { suggestPages } from './notFound';

const parts: Record<string, (place: HTMLElement) => Promise<void> | void> = {
  checklist: keepTicks,
  'not-found': suggestPages,
  press: () => mountOnce(recordPicture),
};

/** Fills a place by its name. One that has none here is left as it is. */
export const fill = (place: HTMLElement) => parts[place.dataset.island!]?.(place);
