import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import { Disclosure } from '../Disclosure/Disclosure';
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
  /** What the links filter by: "Kind". Names the landmark. */
  heading: string;
  /** With none nothing is rendered. */
  links: FilterLink[];
  /** Whether the links are folded. Open if one of them is current. @default 'open' */
  fold?: 'open' | 'folded';
}

/** Links to filtered views of a list, each a page. Renders a `<nav>` landmark. */
export function FilterLinks({ heading, links, fold = 'open', className, ...rest }: FilterLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  const list = (
    <ul role="list" className={styles.links}>
      {links.map(({ label, href, current, count }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-current={current ? 'true' : undefined}>
            {label} {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      {fold === 'open' ? (
        list
      ) : (
        <Disclosure
          more={`Show all ${links.length}`}
          subject={`under ${heading}`}
          open={links.some(({ current }) => current)}
        >
          {list}
        </Disclosure>
      )}
    </nav>
  );
}
