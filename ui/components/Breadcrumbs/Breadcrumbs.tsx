import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeText } from '../CodeText/CodeText';
import * as styles from './Breadcrumbs.css';

export interface Breadcrumb {
  /** Backticks mark a name in code. */
  label: string;
  /** Leave it out for a step without a page, and for the current page. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the section down to the current page, which comes last. */
  trail: Breadcrumb[];
}

/** The path to the page. Renders a `<nav>` landmark named "Breadcrumb" around an ordered list. */
export function Breadcrumbs({ trail, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest} className={clsx(styles.root, className)}>
      <ol className={styles.list}>
        {trail.map(({ label, href }, index) => (
          <li
            key={label}
            className={styles.step}
            aria-current={index === trail.length - 1 ? 'page' : undefined}
          >
            {href ? (
              <a className={styles.link} href={href}>
                <CodeText>{label}</CodeText>
              </a>
            ) : (
              <CodeText>{label}</CodeText>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
