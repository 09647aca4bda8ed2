import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Badge } from '../Badge/Badge';
import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { parts } from './Sidebar.behavior';
import * as styles from './Sidebar.css';

/** A page in the sidebar. Backticks in a label mark a name in code. */
export interface SidebarPage {
  label: string;
  href: string;
  /** A word after the label, such as "New". @default none */
  badge?: string;
  /** Whether this is the current page; `within` if it represents the current page, which has no entry. @default false */
  current?: boolean | 'within';
  /** Places on the page, always visible below it. @default none */
  items?: SidebarPage[];
}

/** A branch that opens and closes. */
export interface SidebarBranch {
  label: string;
  /** Whether the branch is open when it first appears. @default false */
  open?: boolean;
  /** Whether it contains only its first page: opening it requests the rest. @default false */
  shortened?: boolean;
  items: SidebarItem[];
}

export type SidebarItem = SidebarPage | SidebarBranch;

/** Pages under a heading, which folds them. */
export interface SidebarGroup extends Pick<SidebarBranch, 'shortened' | 'items'> {
  /** Without one the pages don't fold. @default none */
  heading?: string;
}

/**
 * The pages of a section, in groups and branches: those of the current page are open, as are up to three groups. Renders a
 * `<nav>` landmark; name it with `aria-label`.
 */
export function Sidebar({ groups, className, ...rest }: ComponentProps<'nav'> & { groups: SidebarGroup[] }) {
  return (
    <nav {...parts.root.mark()} {...rest} className={clsx(styles.root, className)}>
      {groups.map(({ heading, shortened = false, items }, index) =>
        heading ? (
          <details
            key={heading}
            className={styles.group}
            open={!shortened && (groups.length <= 3 || hasCurrent(items))}
            {...(shortened && parts.shortened.mark())}
          >
            <summary className={styles.heading}>
              <h2 className={styles.title}>{heading}</h2>
              <Icon name="chevron" size={14} className={styles.chevron} />
            </summary>
            <SidebarList items={items} />
          </details>
        ) : (
          <section key={index} className={styles.group}>
            <SidebarList items={items} />
          </section>
        ),
      )}
    </nav>
  );
}

function SidebarList({ items }: { items: SidebarItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={'href' in item ? item.href : item.label}>
          {'href' in item ? <SidebarPageEntry {...item} /> : <SidebarBranchEntry {...item} />}
        </li>
      ))}
    </ul>
  );
}

function SidebarPageEntry({ label, href, badge, current, items = [] }: SidebarPage) {
  return (
    <>
      <a className={styles.entry} href={href} aria-current={currentOf(current)}>
        <span>
          <CodeText className={styles.name}>{label}</CodeText>
        </span>
        {badge && (
          <Badge tone="tip" className={styles.badge}>
            {badge}
          </Badge>
        )}
      </a>
      {items.length > 0 && <SidebarList items={items} />}
    </>
  );
}

function currentOf(current: SidebarPage['current']): 'page' | 'true' | undefined {
  if (!current) return undefined;
  return current === 'within' ? 'true' : 'page';
}

function SidebarBranchEntry({ label, open = false, shortened = false, items }: SidebarBranch) {
  return (
    <details open={!shortened && (open || hasCurrent(items))} {...(shortened && parts.shortened.mark())}>
      <summary className={styles.entry}>
        <span>
          <CodeText className={styles.name}>{label}</CodeText>
        </span>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      <SidebarList items={items} />
    </details>
  );
}

function hasCurrent(items: SidebarItem[]): boolean {
  return items.some((item) => ('href' in item ? Boolean(item.current) : hasCurrent(item.items)));
}
