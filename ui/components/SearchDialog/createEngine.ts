import { createAutocomplete, type InternalAutocompleteSource } from '@algolia/autocomplete-core';
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from 'react';

import type { SearchTarget } from './searchTypes';

type Item = { target: SearchTarget; __autocomplete_id?: number };

/** Options that are listed under one heading. */
export interface OptionGroup {
  id: string;
  targets: SearchTarget[];
}

/** What a key meets. */
interface Situation {
  groups: OptionGroup[];
  /** Number of the active option. */
  active: number | null;
  /** Called with the option that Enter chooses. */
  onSelect: (target: SearchTarget) => void;
  /** Called with the option that Enter chooses together with Ctrl, Cmd or Shift. */
  onOpenInNewTab: (target: SearchTarget) => void;
}

/**
 * The autocomplete engine, which knows what arrow keys and Enter do, without a search of its own: it is told what there
 * is with the key that is pressed, so that no letter waits for it.
 *
 * @param id Prefix of the ids of all elements.
 */
export function createEngine(id: string) {
  let situation: Situation | undefined;
  let active: number | null = null;
  const engine = createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id,
    defaultActiveItemId: 0,
    insights: false,
    getSources: () => [],
    onStateChange: ({ state }) => {
      active = state.activeItemId;
    },
    navigator: {
      navigate: ({ item }) => situation?.onSelect(item.target),
      navigateNewTab: ({ item }) => situation?.onOpenInNewTab(item.target),
      navigateNewWindow: ({ item }) => situation?.onOpenInNewTab(item.target),
    },
  });
  return {
    /** Does what an arrow key or Enter does, with and without modifiers, and gives the number of the option that is active then. */
    press: (event: KeyboardEvent, met: Situation): number | null => {
      situation = met;
      engine.setCollections(
        met.groups.map(({ targets }) => ({ source, items: targets.map((target) => ({ target })) })),
      );
      engine.setIsOpen(true);
      engine.setActiveItemId(met.active);
      engine.getInputProps({ inputElement: null }).onKeyDown(event);
      return active;
    },
  };
}

/** Id of the option with a number, as the engine looks it up to bring it into view. */
export const optionId = (id: string, position: number): string => `${id}-item-${position}`;

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
