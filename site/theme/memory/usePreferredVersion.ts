import { useCallback, useEffect, useState } from 'react';

import { onStoredElsewhere, readStored, store } from './storage';
import { storageKeys } from './storageKeys';

/** Name of the version that the reader chose last, and how to choose. Undefined until the page runs. */
export function usePreferredVersion(): { preferred?: string; prefer: (name: string) => void } {
  const [preferred, setPreferred] = useState<string>();

  useEffect(() => {
    const read = () => setPreferred(readStored(storageKeys.preferredVersion) ?? undefined);
    read();
    return onStoredElsewhere([storageKeys.preferredVersion], read);
  }, []);

  const prefer = useCallback((name: string) => {
    setPreferred(name);
    store(storageKeys.preferredVersion, name);
  }, []);

  return { preferred, prefer };
}
