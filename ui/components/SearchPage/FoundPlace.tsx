import { MarkedText } from '../MarkedText/MarkedText';
import * as marked from '../MarkedText/MarkedText.css';
import type { SearchHit, SearchTarget } from '../SearchDialog/searchTypes';
import * as styles from './FoundPlace.css';

interface FoundPlaceProps {
  hit: SearchHit;
  onSelect?: (target: SearchTarget) => void;
}

/** A result in the list of all. */
export function FoundPlace({ hit, onSelect }: FoundPlaceProps) {
  const { url, title, code, titleParts, excerpt, path } = hit;
  return (
    <li className={styles.root}>
      <a className={styles.link} href={url} onClick={() => onSelect?.(hit)}>
        <span className={styles.path}>
          <bdi>{path}</bdi>
        </span>
        <span className={styles.title}>
          <bdi className={code ? marked.code : undefined}>
            {titleParts ? <MarkedText parts={titleParts} /> : title}
          </bdi>
        </span>
      </a>
      {excerpt && (
        <p className={styles.excerpt}>
          <bdi>
            <MarkedText parts={excerpt} />
          </bdi>
        </p>
      )}
    </li>
  );
}
