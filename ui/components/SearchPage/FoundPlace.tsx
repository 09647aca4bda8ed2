import { Highlight } from '../Highlight/Highlight';
import type { SearchHit, SearchTarget } from '../SearchDialog/searchTypes';
import * as styles from './FoundPlace.css';

interface FoundPlaceProps {
  hit: SearchHit;
  onSelect?: (target: SearchTarget) => void;
}

/** A result in the list. One inside a page shows its parent before its title, since many titles repeat. */
export function FoundPlace({ hit, onSelect }: FoundPlaceProps) {
  const { url, title, code, titleParts, excerpt, isExcerptCode, path, kind } = hit;
  const [, outer, parent] = kind.parent === 'path' ? [undefined, path] : /^(?:(.*) \/ )?(.*)$/.exec(path)!;
  return (
    <li className={styles.root}>
      <a className={styles.link} href={url} onClick={() => onSelect?.(hit)}>
        <span className={styles.path}>
          <bdi>{outer}</bdi>
        </span>
        <span className={styles.title}>
          {parent && (
            <span className={styles.parent}>
              <bdi>{parent}</bdi> /{' '}
            </span>
          )}
          <bdi className={code ? styles.code : undefined}>
            {titleParts ? <Highlight parts={titleParts} weight="inherited" /> : title}
          </bdi>
        </span>
      </a>
      {excerpt && (
        <p className={styles.excerpt}>
          <bdi className={isExcerptCode ? styles.code : undefined}>
            <Highlight parts={excerpt} />
          </bdi>
        </p>
      )}
    </li>
  );
}
