import { store } from './storage';
import { storageKeys } from './storageKeys';

/** Remembers that the reader dismissed the announcement with an id. */
export function rememberDismissal(id: string): void {
  store(storageKeys.announcementId, id);
  store(storageKeys.announcementDismissed, 'true');
}
