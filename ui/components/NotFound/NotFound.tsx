import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import * as styles from './NotFound.css';

export interface NotFoundProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The address that was asked for. Shown as text, never as markup. */
  path?: string;
  /** The nearest pages there are. @default none */
  suggestions?: { title: string; href: string }[];
  /** Where the home button leads. @default '/' */
  homeHref?: string;
  /** Called when the reader wants to search. Leave it out and there is no button. */
  onSearch?: () => void;
}

/** The page for an address that has none: the number lies latent in a field of lines. Renders a `<section>` with the page's `<h1>`. */
export function NotFound({
  path,
  suggestions = [],
  homeHref = '/',
  onSearch,
  className,
  ...rest
}: NotFoundProps) {
  const id = useId();
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <svg
        className={styles.art}
        height="232"
        viewBox="0 0 720 232"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="404, engraved in a field of lines"
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
        There is no page here
      </h1>
      <p className={styles.text}>
        {path ? (
          <>
            Nothing is kept at <code>{path}</code>.{' '}
          </>
        ) : null}
        The address may have changed, or a letter has.
        {suggestions.length > 0 && ' These are the nearest pages:'}
      </p>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map(({ title, href }) => (
            <li key={href}>
              <a className={styles.suggestion} href={href}>
                <span className={styles.suggestionTitle}>{title}</span>
                <code>{href}</code>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ButtonRow>
        <Button href={homeHref}>Go to the docs home</Button>
        {onSearch && (
          <Button emphasis="secondary" icon="search" onClick={onSearch}>
            Search docs
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}
