import { useEffect, useState } from 'react';

import type { SearchTarget } from '#ui';

import { onStoredElsewhere, readStored, store } from '../memory/storage';
import { onDemandKeys } from '../memory/onDemandKeys';

/** How many recent places are shown: without and with favorites. */
const maxRecent = { alone: 7, besideFavorites: 4 };
const maxFavorites = 10;

/** The reader's recent and favorite places. */
export function useSavedSearches() {
  const [recent, changeRecent] = useTargets(onDemandKeys.recentSearches, maxRecent.alone);
  const [favorites, changeFavorites] = useTargets(onDemandKeys.favoriteSearches, maxFavorites);

  return {
    recent: recent.slice(0, favorites.length > 0 ? maxRecent.besideFavorites : maxRecent.alone),
    favorites,
    visit: ({ id, url, title, path, code }: SearchTarget) => {
      if (favorites.some((kept) => kept.url === url)) return;
      changeRecent([{ id, url, title, path, code }, ...without(recent, url)]);
    },
    onAddFavorite: (target: SearchTarget) => {
      changeFavorites([target, ...without(favorites, target.url)]);
      changeRecent(without(recent, target.url));
    },
    onRemoveRecent: ({ url }: SearchTarget) => changeRecent(without(recent, url)),
    onRemoveFavorite: ({ url }: SearchTarget) => changeFavorites(without(favorites, url)),
  };
}

/** The targets under a key, and a function that stores the first ones of others in their place. */
function useTargets(key: string, most: number) {
  const [targets, setTargets] = useState<SearchTarget[]>([]);
  useEffect(() => {
    const read = () => setTargets(readTargets(key, most));
    read();
    return onStoredElsewhere([key], read);
  }, [key, most]);
  const change = (next: SearchTarget[]) => {
    const kept = next.slice(0, most);
    setTargets(kept);
    store(key, JSON.stringify(kept));
  };
  return [targets, change] as const;
}

const without = (targets: SearchTarget[], url: string) => targets.filter((target) => target.url !== url);

/** The valid targets in storage, where other scripts and older versions write too. */
function readTargets(key: string, most: number): SearchTarget[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isTarget).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isTarget(value: unknown): value is SearchTarget {
  const target = value as SearchTarget | null;
  const fields = [target?.id, target?.url, target?.title, target?.path];
  // Browsers take `/\\` and `/<tab>/` for `//`.
  return fields.every((field) => typeof field === 'string') && /^\/(?![/\\\s])/.test(target!.url);
}
