import { memo } from 'react';

import { branchesOf } from './branchesOf';
import { useSearchState, type SearchState } from './SearchContext';
import * as styles from './SearchDialog.css';
import { SearchOption } from './SearchOption';

/** The results by page. One scrolling listbox, its groups named by the path of their page. */
export function SearchResults() {
  const { screen, id, groups, optionProps, select, hideKeyboard, text } = useSearchState();
  return screen === 'results' ? (
    <Results {...{ id, groups, optionProps, select, hideKeyboard, text }} />
  ) : null;
}

type ResultsProps = Pick<SearchState, 'id' | 'groups' | 'optionProps' | 'select' | 'hideKeyboard' | 'text'>;

/** Rerenders when one of these changes, not on every keystroke. */
const Results = memo(function Results({ id, groups, optionProps, select, hideKeyboard, text }: ResultsProps) {
  let position = 0;
  return (
    <div id={id} role="listbox" aria-label={text.list} className={styles.body} onTouchMove={hideKeyboard}>
      {/* Keyed by position: reusing elements across queries is faster than mounting new ones. */}
      {groups.map(({ title, results }, groupIndex) => {
        const headingId = `${id}-${groupIndex}`;
        const branches = branchesOf(results);
        return (
          <div key={groupIndex} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {title}
            </div>
            {results.map((result, index) => (
              <SearchOption
                key={index}
                {...optionProps(position++)}
                target={result}
                icon={result.kind.icon}
                detail={result.trail}
                branch={branches[index]}
                onSelect={select}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
