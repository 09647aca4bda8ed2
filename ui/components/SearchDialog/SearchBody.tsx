import type { ReactNode } from 'react';

import type { SearchScreen } from './screenOf';
import { useSearchState } from './SearchContext';
import * as styles from './SearchDialog.css';

interface SearchBodyProps {
  /** When it is shown. */
  screen: SearchScreen;
  children: ReactNode;
}

/** The part of the dialog below the field, while the search is at its screen. */
export function SearchBody({ screen, children }: SearchBodyProps) {
  const state = useSearchState();
  return screen === state.screen ? (
    <div className={styles.body} onTouchMove={state.hideKeyboard}>
      {children}
    </div>
  ) : null;
}
