import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { Disclosure } from '../Disclosure/Disclosure';
import * as styles from './FilterLinks.css';
import builtIn from './FilterLinks.messages.json';

export interface FilterLink {
  label: string;
  href: string;
  /** Whether this is the current list. @default false */
  current?: boolean;
  /** Number of entries. @default none */
  count?: number;
}

export interface FilterLinksProps extends Omit<ComponentProps<'nav'>, 'children'>, Messages<typeof builtIn> {
  /** What the links filter by: "Kind". Names the landmark. */
  heading: string;
  /** Renders nothing if empty. */
  links: FilterLink[];
  /** Whether the links are folded. Open if one of them is current. @default 'open' */
  fold?: 'open' | 'folded';
}

/** Links to filtered views of a list, each on its own page. Renders a `<nav>` landmark. */
export function FilterLinks({ heading, links, fold, messages, className, ...rest }: FilterLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  const text = { ...builtIn, ...messages };
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
      {fold !== 'folded' ? (
        list
      ) : (
        <Disclosure
          more={fill(text.more, { count: links.length })}
          subject={fill(text.moreSubject, { heading })}
          open={links.some(({ current }) => current)}
        >
          {list}
        </Disclosure>
      )}
    </nav>
  );
}
