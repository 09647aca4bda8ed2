import { useEffect, useState } from 'react';

import type { SearchTarget } from '#ui';

import { onStorageChange, readStored, store } from '../memory/storage';

const maxRecent = 7;
const maxRecentWithFavorites = 4;
const maxFavorites = 10;

/** The reader's recent and favorite search results. The keys are those of stored data: don't change their spelling. */
export function useSavedTargets() {
  const [recent, changeRecent] = useTargets('search.recent', maxRecent);
  const [favorites, changeFavorites] = useTargets('search.favourites', maxFavorites);

  return {
    recent: recent.slice(0, favorites.length > 0 ? maxRecentWithFavorites : maxRecent),
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

/** The targets under a key of the browser's storage, and a function that replaces them. Both keep at most `max`. */
function useTargets(key: string, max: number) {
  const [targets, setTargets] = useState<SearchTarget[]>([]);
  useEffect(() => {
    const read = () => setTargets(readTargets(key).slice(0, max));
    read();
    return onStorageChange(key, read);
  }, [key, max]);
  const change = (next: SearchTarget[]) => {
    setTargets(next.slice(0, max));
    store(key, JSON.stringify(next.slice(0, max)));
  };
  return [targets, change] as const;
}

const without = (targets: SearchTarget[], url: string) => targets.filter((target) => target.url !== url);

/** The valid targets in storage. Other scripts write there too, and older versions stored paths as one string. */
function readTargets(key: string): SearchTarget[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    const targets = Array.isArray(value) ? value.filter(isTarget) : [];
    return targets.map((target) => ({ ...target, path: [target.path].flat() }));
  } catch {
    return [];
  }
}

function isTarget(value: unknown): value is SearchTarget {
  const { id, url, title, path } = Object(value) as SearchTarget;
  // Browsers treat `/\\` and `/<tab>/` as `//`.
  const texts = [id, url, title, path].flat();
  return texts.every((text) => typeof text === 'string') && /^\/(?![/\\\s])/.test(url);
}
