import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { parts } from './VersionMenu.behavior';
import * as styles from './VersionMenu.css';

/** A version of the documentation. */
export interface Version {
  /** Its id. */
  name: string;
  label: string;
  /** Address of the current page in this version. */
  href: string;
  /** @default false */
  current?: boolean;
}

export interface VersionMenuProps extends Omit<ComponentProps<'details'>, 'children'> {
  versions: Version[];
  /** Name of the menu. @default 'Version' */
  label?: string;
  /** Side of the button on which the list opens. @default 'below' */
  side?: 'below' | 'above';
}

/**
 * Switches between versions of the documentation. Renders a `<details>` with links, which opens without a script, and
 * nothing for a single version. `VersionMenu.behavior.ts` closes it and tells which one is picked.
 */
export function VersionMenu({
  versions,
  label = 'Version',
  side = 'below',
  className,
  ...rest
}: VersionMenuProps) {
  if (versions.length < 2) return null;
  const current = versions.find((version) => version.current);

  return (
    <details {...parts.menu.mark()} {...rest} className={clsx(styles.root, className)} data-side={side}>
      <summary className={styles.button} aria-label={`${label}: ${current?.label ?? 'choose'}`}>
        <span className={styles.current}>{current?.label ?? label}</span>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      <ul role="list" className={styles.list} aria-label={label}>
        {versions.map(({ name, label: text, href, current: shown }) => (
          <li key={name}>
            <a
              className={styles.version}
              {...parts.version.mark(name)}
              href={href}
              aria-current={shown ? 'true' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
