import { useCallback, useEffect, useState } from 'react';

import { rememberDismissal } from './rememberDismissal';
import { onStoredElsewhere, readStored } from './storage';
import { storageKeys } from './storageKeys';

/**
 * Whether the announcement with an id is shown, and how to dismiss it. A new id shows it again.
 *
 * On the server, and until the page runs, it counts as shown; the script in the head hides a dismissed one.
 */
export function useAnnouncement(id: string | undefined): { shown: boolean; dismiss: () => void } {
  const [shown, setShown] = useState(true);

  useEffect(() => {
    if (id === undefined) return;
    const decide = () => {
      const dismissed =
        readStored(storageKeys.announcementId) === id &&
        readStored(storageKeys.announcementDismissed) === 'true';
      setShown(!dismissed);
      // Brought back from another tab: what the script in the head hid is shown again.
      if (!dismissed) delete document.documentElement.dataset.announcement;
    };
    decide();
    return onStoredElsewhere([storageKeys.announcementId, storageKeys.announcementDismissed], decide);
  }, [id]);

  const dismiss = useCallback(() => {
    if (id === undefined) return;
    setShown(false);
    rememberDismissal(id);
  }, [id]);

  return { shown, dismiss };
}
