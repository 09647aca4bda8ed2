import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { IconButton } from '../Button/IconButton';
import { Icon, type IconName } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import { parts } from './Navbar.behavior';
import * as styles from './Navbar.css';
import builtIn from './Navbar.messages.json';
import { sectionList } from './sectionList';

export interface NavbarLink {
  label: string;
  href: string;
  /** Whether the current page belongs to this section. @default false */
  current?: boolean;
  /** Whether it links to another site; marked by an arrow. @default false */
  external?: boolean;
  /** Tooltip. @default none */
  hint?: string;
  /** Which side of the bar it is on. @default 'right' */
  position?: 'left' | 'right';
}

export interface NavbarIconLink {
  label: string;
  href: string;
  icon: IconName;
}

export interface NavbarProps extends ComponentProps<'header'>, Messages<typeof builtIn> {
  /** Name of the site, next to the logo. */
  title: string;
  /** Target of the name. @default '/' */
  homeHref?: string;
  links?: NavbarLink[];
  iconLinks?: NavbarIconLink[];
  /** The search button. */
  search?: ReactNode;
  /** The version menu, from the desktop breakpoint up; below it the drawer has room for it. */
  versions?: ReactNode;
  /** Controls after the icon links, such as the color-mode toggle. */
  actions?: ReactNode;
  /** Whether the bar hides while the reader scrolls down, unless it has the focus. @default false */
  hideOnScroll?: boolean;
}

/**
 * The bar at the top of every page. Renders a `<header>` with a `<nav>` landmark named "Main". On small screens, a button
 * that opens `<MobileSidebar>` replaces the links.
 */
export function Navbar({
  title,
  homeHref = '/',
  links = [],
  iconLinks = [],
  search,
  versions,
  actions,
  hideOnScroll = false,
  messages,
  className,
  ...rest
}: NavbarProps) {
  const text = { ...builtIn, ...messages };
  return (
    <header
      {...(hideOnScroll && parts.bar.mark())}
      {...rest}
      data-state="shown"
      className={clsx(styles.root, className)}
    >
      <div className={styles.inner}>
        <IconButton
          icon="menu"
          label={text.menu}
          aria-haspopup="dialog"
          {...parts.menu.mark()}
          className={styles.menu}
        />
        <a className={styles.brand} href={homeHref}>
          <Logo />
          <span className={styles.text}>{title}</span>
        </a>
        {search}
        <nav {...sectionList.mark()} className={styles.navigation} aria-label={text.sections}>
          <NavbarLinks links={links.filter(({ position }) => position === 'left')} className={styles.left} />
          <NavbarLinks links={links.filter(({ position }) => position !== 'left')} className={styles.right} />
        </nav>
        {versions && <div className={styles.versions}>{versions}</div>}
        <div className={styles.actions}>
          {iconLinks.map(({ label, href, icon }) => (
            <IconButton key={href} icon={icon} label={label} href={href} className={styles.iconLink} />
          ))}
          {actions}
        </div>
      </div>
    </header>
  );
}

function NavbarLinks({ links, className }: { links: NavbarLink[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={clsx(styles.links, className)}>
      {links.map(({ label, href, hint, current, external }) => (
        <li key={href} className={styles.entry}>
          <a className={styles.link} href={href} title={hint} aria-current={current ? 'true' : undefined}>
            <span className={styles.label}>{label}</span>
            {external && <Icon name="external" size={14} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
