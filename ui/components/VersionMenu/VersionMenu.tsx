import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import * as styles from './VersionMenu.css';

/** A version of the documentation. */
export interface Version {
  /** Its id. */
  name: string;
  label: string;
  /** Where the page shown is in this version. */
  href: string;
  /** Whether it is the version shown. @default false */
  current?: boolean;
}

export interface VersionMenuProps extends Omit<ComponentProps<'details'>, 'children' | 'onSelect'> {
  versions: Version[];
  /** What is chosen. @default 'Version' */
  label?: string;
  /** Where the list opens: in the navbar below the button, in a foot above it. @default 'below' */
  side?: 'below' | 'above';
  /** Called with the name of the version that the reader picks; its link is followed as any other. */
  onSelect?: (name: string) => void;
}

/**
 * Switches between versions of the documentation. Renders a `<details>` with links, which opens without a script, and
 * nothing at all when there is but one version. Escape closes it, and so does anything outside of it.
 */
export function VersionMenu({
  versions,
  label = 'Version',
  side = 'below',
  onSelect,
  className,
  ...rest
}: VersionMenuProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (root.current) root.current.open = false;
    };
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !root.current?.open) return;
      // What the menu lies in, such as a drawer, stays open.
      event.stopPropagation();
      close();
      root.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    window.addEventListener('keydown', closeByKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      window.removeEventListener('keydown', closeByKey, { capture: true });
    };
  }, []);

  if (versions.length < 2) return null;
  const current = versions.find((version) => version.current);

  return (
    <details {...rest} ref={root} className={clsx(styles.root, className)} data-side={side}>
      <summary className={styles.button} aria-label={`${label}: ${current?.label ?? 'choose'}`}>
        <span className={styles.current}>{current?.label ?? label}</span>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      <ul className={styles.list} aria-label={label}>
        {versions.map(({ name, label: text, href, current: shown }) => (
          <li key={name}>
            <a
              className={styles.version}
              data-version={name}
              href={href}
              aria-current={shown ? 'true' : undefined}
              onClick={() => {
                if (root.current) root.current.open = false;
                onSelect?.(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
