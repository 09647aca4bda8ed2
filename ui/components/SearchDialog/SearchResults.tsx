import { memo, useLayoutEffect, useRef, type ComponentProps } from 'react';

import type { IconName } from '../Icon/Icon';
import type { DrawnGroup } from './rowsOf';
import * as styles from './SearchDialog.css';
import { SearchOption } from './SearchOption';
import type { SearchHit, SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

interface SearchResultsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  id: string;
  groups: DrawnGroup[];
  optionProps: ReturnType<typeof useCombobox>['optionProps'];
  onSelect: (target: SearchTarget) => void;
}

const icons: Record<SearchHit['kind'], IconName> = {
  page: 'page',
  section: 'page',
  symbol: 'hash',
  entry: 'page',
};

/** What was found, by page. One listbox that scrolls, its groups named by their page. */
export const SearchResults = memo(function SearchResults({
  id,
  groups,
  optionProps,
  onSelect,
  ...rest
}: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Laid out at once: the frame that paints it has less to do then.
  useLayoutEffect(() => void list.current?.getBoundingClientRect(), [groups]);
  let position = 0;

  return (
    <div {...rest} ref={list} id={id} role="listbox" aria-label="Results" className={styles.body}>
      {/* Elements are kept from query to query and say something else: that is faster than new ones. */}
      {groups.map(({ title, rows }, groupIndex) => {
        const headingId = `${id}-${groupIndex}`;
        return (
          <div key={groupIndex} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {title}
            </div>
            {rows.map(({ hit, branch }, index) => (
              <SearchOption
                key={index}
                {...optionProps(position++)}
                target={hit}
                icon={icons[hit.kind]}
                titleParts={hit.titleParts}
                excerpt={hit.excerpt}
                branch={branch}
                onSelect={onSelect}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
