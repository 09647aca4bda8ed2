import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { template } from '../../behaviors/template';
import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { parts as searchParts } from '../SearchButton/SearchButton.behavior';
import { parts } from './fillNotFound';
import * as styles from './NotFound.css';
import builtIn from './NotFound.messages.json';

export interface NotFoundProps extends Omit<ComponentProps<'section'>, 'children'>, Messages<typeof builtIn> {
  /** Target of the home button. @default '/' */
  homeHref?: string;
}

/** The 404 page, for every unknown address: `fillNotFound` fills it in. Renders a `<section>` with an `<h1>`. */
export function NotFound({ homeHref = '/', messages, className, ...rest }: NotFoundProps) {
  const text = { ...builtIn, ...messages };
  const id = useId();
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <svg
        className={styles.art}
        height="232"
        viewBox="0 0 720 232"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={text.picture}
      >
        <defs>
          <pattern id={`${id}rows`} width="4" height="4" patternUnits="userSpaceOnUse">
            <rect className={styles.row} width="4" height="1" />
          </pattern>
          <pattern id={`${id}shape`} width="4" height="4" y="2" patternUnits="userSpaceOnUse">
            <rect className={styles.shapeRow} width="4" height="1" />
          </pattern>
        </defs>
        <rect width="720" height="232" fill={`url(#${id}rows)`} />
        <g className={styles.number} textAnchor="middle">
          <text x="357" y="190" className={styles.ground}>
            404
          </text>
          <text x="357" y="190" fill={`url(#${id}shape)`}>
            404
          </text>
        </g>
      </svg>
      <h1 className={styles.title} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={styles.text}>
        <span hidden>
          {text.missing} <code {...parts.address.mark()} />.{' '}
        </span>
        {text.advice}
        <span {...parts.suggestions.mark()} hidden>
          {' '}
          {text.suggestions}
        </span>
      </p>
      <ul role="list" {...parts.suggestions.mark()} className={styles.suggestions} hidden>
        <template {...template.mark('suggestion')}>
          <li>
            <a className={styles.suggestion} href={homeHref}>
              <span className={styles.suggestionTitle} />
              <code className={styles.suggestionPath} />
            </a>
          </li>
        </template>
      </ul>
      <ButtonRow>
        <Button href={homeHref}>{text.home}</Button>
        <Button {...searchParts.button.mark()} emphasis="secondary" icon="search" className={styles.search}>
          {text.search}
        </Button>
      </ButtonRow>
    </section>
  );
}
