import { memo, type ComponentProps } from 'react';

import { branchesOf } from './branchesOf';
import * as styles from './SearchDialog.css';
import { SearchOption } from './SearchOption';
import type { SearchGroup, SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

interface SearchResultsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  id: string;
  groups: SearchGroup[];
  optionProps: ReturnType<typeof useCombobox>['optionProps'];
  onSelect: (target: SearchTarget) => void;
}

/** The hits by page. One scrolling listbox, its groups named by the path of their page. */
export const SearchResults = memo(function SearchResults({
  id,
  groups,
  optionProps,
  onSelect,
  ...rest
}: SearchResultsProps) {
  let position = 0;
  return (
    <div {...rest} id={id} role="listbox" aria-label="Results" className={styles.body}>
      {/* Keyed by position: reusing elements across queries is faster than mounting new ones. */}
      {groups.map(({ title, hits }, groupIndex) => {
        const headingId = `${id}-${groupIndex}`;
        const branches = branchesOf(hits);
        return (
          <div key={groupIndex} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {title}
            </div>
            {hits.map((hit, index) => (
              <SearchOption
                key={index}
                {...optionProps(position++)}
                target={hit}
                icon={hit.kind.icon}
                titleParts={hit.titleParts}
                excerpt={hit.excerpt}
                detail={hit.trail}
                branch={branches[index]}
                onSelect={onSelect}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
