import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './SiteFooter.css';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  copyright: string;
  links?: { label: string; href: string }[];
}

/** The end of every page. Renders the `<footer>` landmark of the site, under a strip of engraved rows. */
export function SiteFooter({ copyright, links = [], className, ...rest }: SiteFooterProps) {
  return (
    <footer {...rest} className={clsx(styles.root, className)}>
      <div className={styles.inner}>
        <p className={styles.copyright}>{copyright}</p>
        {links.map(({ label, href }) => (
          <a key={href} className={styles.link} href={href}>
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}
