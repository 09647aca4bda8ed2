import { useCallback, useEffect, useState } from 'react';

import type { SearchTarget } from '#ui';

import { onStoredElsewhere, readStored, store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';

/** How many recent places are kept, and how many once there are favourites. */
const mostRecent = { alone: 7, besideFavourites: 4 };
const mostFavourites = 10;

/** Places that the reader found before, and those they keep. */
export function useSavedSearches() {
  const [recent, setRecent] = useState<SearchTarget[]>([]);
  const [favourites, setFavourites] = useState<SearchTarget[]>([]);

  useEffect(() => {
    const read = () => {
      setRecent(readTargets(storageKeys.recentSearches, mostRecent.alone));
      setFavourites(readTargets(storageKeys.favouriteSearches, mostFavourites));
    };
    read();
    return onStoredElsewhere([storageKeys.recentSearches, storageKeys.favouriteSearches], read);
  }, []);

  const change = useCallback(
    (key: string, set: (targets: SearchTarget[]) => void, targets: SearchTarget[]) => {
      set(targets);
      store(key, JSON.stringify(targets));
    },
    [],
  );
  const changeRecent = (targets: SearchTarget[]) => change(storageKeys.recentSearches, setRecent, targets);
  const changeFavourites = (targets: SearchTarget[]) =>
    change(storageKeys.favouriteSearches, setFavourites, targets);

  return {
    recent: recent.slice(0, favourites.length > 0 ? mostRecent.besideFavourites : mostRecent.alone),
    favourites,
    visit: ({ id, url, title, path }: SearchTarget) => {
      if (favourites.some((kept) => kept.url === url)) return;
      changeRecent([{ id, url, title, path }, ...without(recent, url)].slice(0, mostRecent.alone));
    },
    addFavourite: (target: SearchTarget) => {
      changeFavourites([target, ...without(favourites, target.url)].slice(0, mostFavourites));
      changeRecent(without(recent, target.url));
    },
    removeRecent: ({ url }: SearchTarget) => changeRecent(without(recent, url)),
    removeFavourite: ({ url }: SearchTarget) => changeFavourites(without(favourites, url)),
  };
}

const without = (targets: SearchTarget[], url: string) => targets.filter((target) => target.url !== url);

/** What was stored, as far as it has the shape of targets: other programs and older versions write there too. */
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
  return (
    ['id', 'url', 'title', 'path'].every(
      (name) => typeof target?.[name as keyof SearchTarget] === 'string',
    ) && isOfThisSite(target!.url)
  );
}

/** Whether an address leads to this site, as the browser reads it: it takes a backslash for a slash, and no notice of tabs. */
const isOfThisSite = (url: string) =>
  url.startsWith('/') &&
  URL.canParse(url, location.href) &&
  new URL(url, location.href).origin === location.origin;
