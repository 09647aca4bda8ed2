import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import * as styles from './FilterLinks.css';

export interface FilterLink {
  label: string;
  href: string;
  /** Whether the list shown is this one. @default false */
  current?: boolean;
  /** How many there are. @default none */
  count?: number;
}

export interface FilterLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the links choose by: "Kind". Names the landmark. */
  heading: string;
  /** With none nothing is rendered. */
  links: FilterLink[];
}

/** Ways to see a part of a list, each a page of its own. Renders a `<nav>` landmark. */
export function FilterLinks({ heading, links, className, ...rest }: FilterLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <ul role="list" className={styles.links}>
        {links.map(({ label, href, current, count }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current ? 'true' : undefined}>
              {label} {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
