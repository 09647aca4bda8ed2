/* Behaviors of components that few pages have, small enough for one chunk. */
import * as ui from '#ui/behaviors';

import { nearestAddresses } from '../content/documents/nearestAddresses';
import { listedPages } from './listedPages';
import { onStoredElsewhere, readStored, store } from './memory/storage';
import { storageKeys } from './memory/storageKeys';

const mounted = new Set<typeof ui.checklist>();
/** Mounts a behavior for components that are on the page or arrive later. */
function mountOnce(behavior: typeof ui.checklist): void {
  if (!mounted.has(behavior)) behavior({ document, signal: new AbortController().signal });
  mounted.add(behavior);
}

const parts: Record<string, (place: HTMLElement) => Promise<void> | void> = {
  checklist: showTicks,
  'not-found': suggestPages,
  picture: () => mountOnce(ui.picture),
  place: () => mountOnce(ui.placeBar),
  press: () => mountOnce(ui.recordPicture),
};

export const fill = (place: HTMLElement) => parts[place.dataset.island!]?.(place);

/** Shows the requested address on the not-found page, with suggestions. */
async function suggestPages(place: HTMLElement): Promise<void> {
  mountOnce(ui.notFound);
  const path = location.pathname;
  ui.fillNotFound(place, { path });
  const suggestions = nearestAddresses(decodeURIComponent(path), await listedPages());
  ui.fillNotFound(place, { path, suggestions });
}

const readTicks = () => new Set(readStored(storageKeys.checklists)?.split(' '));

/** Mounts the checklists of the page and restores their ticks. */
function showTicks(): void {
  mountOnce(ui.checklist);
  mountOnce(keepTicks);
  const done = readTicks();
  ui.showDone(document, (list, item) => done.has(`${list}/${item}`));
}

function keepTicks(): void {
  ui.listen({ document }, 'ui:check', ({ list, item, done }) => {
    const all = readTicks();
    all[done ? 'add' : 'delete'](`${list}/${item}`);
    store(storageKeys.checklists, [...all].join(' '));
  });
  onStoredElsewhere([storageKeys.checklists], showTicks);
}
