import { createAutocomplete, type InternalAutocompleteSource } from '@algolia/autocomplete-core';
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from 'react';

import type { SearchTarget } from './searchTypes';

type Item = { target: SearchTarget; __autocomplete_id?: number };

/** Options that are listed under one heading. */
export interface OptionGroup {
  id: string;
  targets: SearchTarget[];
}

/** Options as the engine takes them, with the number of those before. */
export interface Collection {
  source: InternalAutocompleteSource<Item>;
  items: Item[];
  offset: number;
}

/** Who is told what the keys chose. */
interface Listener {
  onSelect: (target: SearchTarget) => void;
  onOpenInNewTab: (target: SearchTarget) => void;
}

/**
 * The autocomplete engine, which keeps what is active, without a search of its own: what is typed and what there is to
 * choose are set from outside.
 *
 * @param id Prefix of the ids of all elements.
 * @param onActive Called with the number of the active option, or null.
 */
export function createEngine(id: string, onActive: (active: number | null) => void) {
  let listener: Listener = { onSelect: ignore, onOpenInNewTab: ignore };
  const engine = createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id,
    defaultActiveItemId: 0,
    insights: false,
    getSources: () => [],
    onStateChange: ({ state }) => onActive(state.isOpen ? state.activeItemId : null),
    navigator: {
      navigate: ({ item }) => listener.onSelect(item.target),
      navigateNewTab: ({ item }) => listener.onOpenInNewTab(item.target),
      navigateNewWindow: ({ item }) => listener.onOpenInNewTab(item.target),
    },
  });
  return {
    setActive: engine.setActiveItemId,
    /** Says what there is to choose, the query that is shown with it, and who hears of a choice. */
    setQuery: engine.setQuery,
    setCollections: (collections: Collection[]) => {
      engine.setCollections(collections);
      engine.setIsOpen(collections.some(({ items }) => items.length > 0));
    },
    setListener: (next: Listener) => {
      listener = next;
    },
    /** Arrow keys, and Enter with and without modifiers. */
    press: (event: KeyboardEvent) => engine.getInputProps({ inputElement: null }).onKeyDown(event),
  };
}

/** Id of the option with a number, as the engine looks it up to bring it into view. */
export const optionId = (id: string, position: number): string => `${id}-item-${position}`;

/** Turns groups of options into collections. */
export function collect(groups: OptionGroup[]): Collection[] {
  let offset = 0;
  return groups.map(({ targets }) => {
    const collection = { source, items: targets.map((target): Item => ({ target })), offset };
    offset += targets.length;
    return collection;
  });
}

const ignore = () => {};

/** Where all options come from. It has no name, so that their ids hold nothing but their number. */
const source: InternalAutocompleteSource<Item> = {
  sourceId: '',
  getItems: () => [],
  getItemInputValue: ({ state }) => state.query,
  getItemUrl: ({ item }) => item.target.url,
  onSelect: ignore,
  onActive: ignore,
  onResolve: ignore,
};
