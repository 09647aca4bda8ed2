import { checklist, listen, showDone } from '#ui/behaviors';

import { mountOnce } from '../mountOnce';
import { onStoredElsewhere, readStored, store } from './storage';
import { storageKeys } from './storageKeys';

const key = storageKeys.checklists;
const read = () => new Set(readStored(key)?.split(' '));

let started = false;

/** Mounts the checklists of the page and restores their ticks. */
export function keepTicks(): void {
  if (!started) start();
  started = true;
  show();
}

function start(): void {
  listen({ document }, 'ui:check', ({ list, item, done }) => {
    const all = read();
    if (done) all.add(`${list}/${item}`);
    else all.delete(`${list}/${item}`);
    store(key, [...all].join(' '));
  });
  onStoredElsewhere([key], show);
  mountOnce(checklist);
}

function show(): void {
  const done = read();
  showDone(document, (list, item) => done.has(`${list}/${item}`));
}
