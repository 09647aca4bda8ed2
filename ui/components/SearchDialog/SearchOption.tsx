import { clsx } from 'clsx';
import { memo, type ComponentProps } from 'react';

import { Icon, type IconName } from '../Icon/Icon';
import { Highlight } from '../Highlight/Highlight';
import type { Branch } from './branchesOf';
import * as styles from './SearchOption.css';
import type { SearchResult, SearchTarget } from './searchTypes';
import { hasAnyModifier } from './useCombobox';

interface SearchOptionProps extends Omit<ComponentProps<'a'>, 'onSelect' | 'target' | 'children'> {
  /** A target, or a result with its highlighted parts. */
  target: SearchTarget & Pick<SearchResult, 'titleRuns' | 'excerpt' | 'isExcerptCode'>;
  icon: IconName;
  /** The line below the title, unless words in the excerpt are marked. @default the excerpt */
  detail?: string;
  /** @default 'none' */
  branch?: Branch;
  /** The mark at the end of the active option. @default 'arrow' */
  end?: 'arrow' | 'none';
  onSelect: (target: SearchTarget) => void;
}

/** One option: a link that the field's keys reach. The browser opens it in a new tab and copies its address. */
export const SearchOption = memo(function SearchOption({
  target,
  icon,
  detail,
  branch = 'none',
  end = 'arrow',
  onSelect,
  className,
  ...rest
}: SearchOptionProps) {
  const { url, title, code, titleRuns, excerpt, isExcerptCode } = target;
  const hasMatch = excerpt?.some(({ marked }) => marked);
  return (
    <a
      {...rest}
      href={url}
      tabIndex={-1}
      className={clsx(styles.root, className)}
      data-branch={branch}
      onClick={(event) => {
        if (hasAnyModifier(event)) return;
        event.preventDefault();
        onSelect(target);
      }}
    >
      {branch === 'none' ? (
        <Icon name={icon} className={clsx(styles.icon, icon === 'star' && styles.filled)} />
      ) : (
        <span className={styles.branch} />
      )}
      <span className={clsx(styles.title, code && styles.code)}>
        {titleRuns ? <Highlight runs={titleRuns} /> : title}
      </span>{' '}
      {(excerpt ?? detail) && (
        <span className={clsx(styles.detail, isExcerptCode && hasMatch && styles.code)}>
          {excerpt && (hasMatch || !detail) ? <Highlight runs={excerpt} /> : detail}
        </span>
      )}
      {end === 'arrow' && rest['aria-selected'] && <Icon name="arrow" size={16} className={styles.arrow} />}
    </a>
  );
});
