import { createContext, useContext } from 'react';

import type { SearchText } from '../SearchMessage/texts';
import type { SearchScreen } from './screenOf';
import type { SearchGroup, SearchPlaces, SearchStatus, SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

/** What the parts of a search dialog share. */
export interface SearchState extends Pick<ReturnType<typeof useCombobox>, 'id' | 'count' | 'optionProps'> {
  query: string;
  status: SearchStatus;
  screen: SearchScreen;
  groups: SearchGroup[];
  /** How many results there are in all. */
  total: number;
  /** Places to begin with. */
  places: SearchPlaces[];
  select: (target: SearchTarget) => void;
  /** Searches for a suggestion. */
  suggest: (suggestion: string) => void;
  focusField: () => void;
  /** On a phone the keyboard makes room for the results. */
  hideKeyboard: () => void;
  /** Keeps its identity. */
  text: SearchText;
  /** Announces a change once. */
  announce: (notice: string) => void;
}

export const SearchContext = createContext<SearchState | undefined>(undefined);

export const useSearchState = (): SearchState => useContext(SearchContext)!;
