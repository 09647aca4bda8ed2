import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { IconButton } from '../Button/IconButton';
import { Icon } from '../Icon/Icon';
import { Mark } from '../Mark/Mark';
import type { NavbarIconLink, NavbarLink } from '../Navbar/Navbar';
import { useFocusReturn } from '../SearchDialog/useFocusReturn';
import { Sidebar, type SidebarGroup } from '../Sidebar/Sidebar';
import * as styles from './MobileSidebar.css';

export interface MobileSidebarProps {
  /** Whether the drawer is shown. */
  open: boolean;
  /** Called with `false` when the reader closes the drawer: the close button, Escape, or a press beside it. */
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
  className?: string;
}

/**
 * The navigation below the desktop breakpoint: a drawer over the page. Renders a modal dialog that keeps
 * the focus, closes with Escape and gives the focus back.
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
}: MobileSidebarProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={styles.veil} data-veil="" />
        <Dialog.Content
          {...focusReturn}
          className={clsx(styles.root, className)}
          aria-describedby={undefined}
        >
          <div className={styles.top}>
            <Dialog.Title asChild>
              <a className={styles.brand} href={homeHref}>
                <Mark />
                <span className={styles.name}>{title}</span>
              </a>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" label="Close navigation" />
            </Dialog.Close>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
