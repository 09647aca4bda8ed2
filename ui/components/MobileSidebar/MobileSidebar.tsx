import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../Button/IconButton';
import { Icon } from '../Icon/Icon';
import { Mark } from '../Mark/Mark';
import type { NavbarIconLink, NavbarLink } from '../Navbar/Navbar';
import { Sidebar, type SidebarGroup } from '../Sidebar/Sidebar';
import * as styles from './MobileSidebar.css';

export interface MobileSidebarProps extends Omit<ComponentProps<'dialog'>, 'open' | 'children'> {
  /** Whether the drawer is shown. */
  open: boolean;
  /**
   * Called with `false` when the reader closes the drawer: the close button, Escape, or a press beside it. Called with `true`
   * when the drawer is found open at first: a script opened the one that the server drew.
   */
  onOpenChange: (open: boolean) => void;
  /** Name of the site, beside the mark. */
  title: string;
  /** Where the name leads. @default '/' */
  homeHref?: string;
  /** The sections of the site, as in the navbar. */
  links?: NavbarLink[];
  iconLinks?: NavbarIconLink[];
  /** The pages of the current section. */
  groups: SidebarGroup[];
  /** Name of the current section's landmark. @default 'Documentation' */
  label?: string;
  /** Controls at the end of the foot, such as the color-mode toggle. */
  actions?: ReactNode;
}

/**
 * The navigation below the desktop breakpoint: a drawer over the page. Renders a modal `<dialog>`, which keeps
 * the focus, closes with Escape and gives the focus back. It is part of the server's HTML, so that any script can open it.
 */
export function MobileSidebar({
  open,
  onOpenChange,
  title,
  homeHref = '/',
  links = [],
  iconLinks = [],
  groups,
  label = 'Documentation',
  actions,
  className,
  ...rest
}: MobileSidebarProps) {
  const root = useRef<HTMLDialogElement>(null);
  const first = useRef(true);

  useEffect(() => {
    const dialog = root.current!;
    const openedBefore = first.current && dialog.open && !open;
    first.current = false;
    if (openedBefore) onOpenChange(true);
    else if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('form button')?.focus();
    } else if (!open && dialog.open) dialog.close();
  }, [open, onOpenChange]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      aria-label={title}
      {...rest}
      ref={root}
      className={clsx(styles.root, className)}
      onClose={() => onOpenChange(false)}
      onClick={({ target, currentTarget }) => {
        // Only the veil around the drawer is the dialog itself.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.drawer}>
        <div className={styles.top}>
          <a className={styles.brand} href={homeHref}>
            <Mark />
            <span className={styles.name}>{title}</span>
          </a>
          <form method="dialog">
            <IconButton type="submit" icon="close" label="Close navigation" />
          </form>
        </div>
        {links.length > 0 && (
          <nav className={styles.sections} aria-label="Main">
            {links.map(({ label: text, href, current, external }) => (
              <a
                key={href}
                className={styles.section}
                href={href}
                aria-current={current ? 'true' : undefined}
              >
                {text}
                {external && <Icon name="external" size={14} />}
              </a>
            ))}
          </nav>
        )}
        <Sidebar groups={groups} aria-label={label} className={styles.pages} />
        <div className={styles.foot}>
          {iconLinks.map(({ label: text, href, icon }) => (
            <IconButton key={href} icon={icon} label={text} href={href} />
          ))}
          <span className={styles.actions}>{actions}</span>
        </div>
      </div>
    </dialog>
  );
}
