import { Highlight } from '../Highlight/Highlight';
import type { SearchResult, SearchTarget } from '../SearchDialog/searchTypes';
import * as styles from './ResultItem.css';

interface ResultItemProps {
  result: SearchResult;
  onSelect?: (target: SearchTarget) => void;
}

/** A result in the list. One inside a page shows its parent before its title, since many titles repeat. */
export function ResultItem({ result, onSelect }: ResultItemProps) {
  const { url, title, code, titleRuns, excerpt, isExcerptCode, path, kind } = result;
  const parent = kind.parent === 'title' ? path.at(-1) : undefined;
  const outer = parent === undefined ? path : path.slice(0, -1);
  return (
    <li className={styles.root}>
      <a className={styles.link} href={url} onClick={() => onSelect?.(result)}>
        <span className={styles.path}>
          <bdi>{outer.join(' / ')}</bdi>
        </span>
        <span className={styles.title}>
          {parent && (
            <span className={styles.parent}>
              <bdi>{parent}</bdi> /{' '}
            </span>
          )}
          <bdi className={code ? styles.code : undefined}>
            {titleRuns ? <Highlight runs={titleRuns} /> : title}
          </bdi>
        </span>
      </a>
      {excerpt && (
        <p className={styles.excerpt}>
          <bdi className={isExcerptCode ? styles.code : undefined}>
            <Highlight runs={excerpt} />
          </bdi>
        </p>
      )}
    </li>
  );
}
