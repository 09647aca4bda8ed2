import { useEffect, useState } from 'react';

import type { SearchTarget } from '#ui';

import { onStoredElsewhere, readStored, store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';

/** How many recent places are shown: without and with favorites. */
const mostRecent = { alone: 7, besideFavourites: 4 };
const mostFavourites = 10;

/** The reader's recent and favorite places. */
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

  const changeRecent = (targets: SearchTarget[]) => {
    setRecent(targets);
    store(storageKeys.recentSearches, JSON.stringify(targets));
  };
  const changeFavourites = (targets: SearchTarget[]) => {
    setFavourites(targets);
    store(storageKeys.favouriteSearches, JSON.stringify(targets));
  };

  return {
    recent: recent.slice(0, favourites.length > 0 ? mostRecent.besideFavourites : mostRecent.alone),
    favourites,
    visit: ({ id, url, title, path }: SearchTarget) => {
      if (favourites.some((kept) => kept.url === url)) return;
      changeRecent([{ id, url, title, path }, ...without(recent, url)].slice(0, mostRecent.alone));
    },
    onAddFavourite: (target: SearchTarget) => {
      changeFavourites([target, ...without(favourites, target.url)].slice(0, mostFavourites));
      changeRecent(without(recent, target.url));
    },
    onRemoveRecent: ({ url }: SearchTarget) => changeRecent(without(recent, url)),
    onRemoveFavourite: ({ url }: SearchTarget) => changeFavourites(without(favourites, url)),
  };
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
  return fields.every((field) => typeof field === 'string') && isOfThisSite(target!.url);
}

/** Whether an address is on this site as browsers read it, who take `/\\` and `/<tab>/` for `//`. */
const isOfThisSite = (url: string) =>
  url.startsWith('/') &&
  URL.canParse(url, location.href) &&
  new URL(url, location.href).origin === location.origin;
