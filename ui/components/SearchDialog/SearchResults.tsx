import { memo, useLayoutEffect, useRef, type ComponentProps } from 'react';

import type { IconName } from '../Icon/Icon';
import { firstRows } from './firstRows';
import * as styles from './SearchDialog.css';
import { SearchOption } from './SearchOption';
import type { SearchGroup, SearchHit, SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

interface SearchResultsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  id: string;
  groups: SearchGroup[];
  /** How many of the hits are drawn. */
  drawn: number;
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
  drawn,
  optionProps,
  onSelect,
  ...rest
}: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Laid out in a task of its own: the frame that paints it has less to do then. A timer would come after that frame.
  useLayoutEffect(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => list.current?.getBoundingClientRect();
    port2.postMessage('');
    return () => port1.close();
  }, [groups, drawn]);

  return (
    <div {...rest} ref={list} id={id} role="listbox" aria-label="Results" className={styles.body}>
      {/* Elements are kept from query to query and say something else: that is faster than new ones. */}
      {firstRows(groups, drawn).map(({ title, rows }, groupIndex) => {
        const headingId = `${id}-${groupIndex}`;
        return (
          <div key={groupIndex} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {title}
            </div>
            {rows.map(({ hit, branch }, index) => (
              <SearchOption
                key={index}
                {...optionProps(groupIndex, index)}
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
