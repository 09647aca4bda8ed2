import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { IconButton } from '../Button/IconButton';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import type { NavbarProps } from '../Navbar/Navbar';
import { sectionList } from '../Navbar/sectionList';
import { Sidebar, type SidebarGroup } from '../Sidebar/Sidebar';
import { parts } from './MobileSidebar.behavior';
import * as styles from './MobileSidebar.css';
import builtIn from './MobileSidebar.messages.json';

export interface MobileSidebarProps
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'children' | 'title'>,
    Pick<NavbarProps, 'title' | 'homeHref' | 'links' | 'iconLinks' | 'actions'>,
    Messages<typeof builtIn> {
  /** The pages of the current section. @default those of the page's sidebar, when the drawer opens */
  groups?: SidebarGroup[];
}

/** The navigation below the desktop breakpoint. Renders a `<dialog>`, which `MobileSidebar.behavior.ts` opens. */
export function MobileSidebar({
  title,
  homeHref = '/',
  links = [],
  iconLinks = [],
  groups = [],
  actions,
  messages,
  className,
  ...rest
}: MobileSidebarProps) {
  const text = { ...builtIn, ...messages };
  return (
    <Dialog
      aria-label={text.label}
      {...parts.drawer.mark()}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={styles.drawer}>
        <div className={styles.top}>
          <a className={styles.brand} href={homeHref}>
            <Logo />
            <span className={styles.name}>{title}</span>
          </a>
          <form method="dialog">
            <IconButton type="submit" icon="close" label={text.close} {...parts.close.mark()} />
          </form>
        </div>
        {links.length > 0 && (
          <nav {...sectionList.mark()} className={styles.sections} aria-label={text.sections}>
            {links.map(({ label, href, current, external }) => (
              <a
                key={href}
                className={styles.section}
                href={href}
                aria-current={current ? 'true' : undefined}
              >
                {label}
                {external && <Icon name="external" size={14} />}
              </a>
            ))}
          </nav>
        )}
        <Sidebar groups={groups} aria-label={text.pages} className={styles.pages} />
        <div className={styles.foot}>
          {iconLinks.map(({ label, href, icon }) => (
            <IconButton key={href} icon={icon} label={label} href={href} />
          ))}
          <span className={styles.actions}>{actions}</span>
        </div>
      </div>
    </Dialog>
  );
}
