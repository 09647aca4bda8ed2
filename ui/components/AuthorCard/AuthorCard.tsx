import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Link } from '../Link/Link';
import { Avatar, type AvatarProps } from './Avatar';
import * as styles from './AuthorCard.css';

export interface AuthorCardProps
  extends Omit<ComponentProps<'article'>, 'title'>, Pick<AvatarProps, 'name' | 'image'> {
  /** Role of the author. @default none */
  title?: string;
  /** Page of the author on this site. @default none */
  href?: string;
  /** Further places: the author's entries, a profile elsewhere. @default none */
  links?: { label: string; href: string; external?: boolean }[];
  /** A sentence about the author. */
  children?: ComponentProps<'article'>['children'];
}

/** A person who writes entries. Renders an `<article>`; the first of a list has the stronger rule. */
export function AuthorCard({
  name,
  title,
  href,
  image,
  links = [],
  className,
  children,
  ...rest
}: AuthorCardProps) {
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <Avatar name={name} image={image} size="large" />
      <div className={styles.text}>
        <h2 className={styles.name}>
          {href ? (
            <a className={styles.nameLink} href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.about}>{children}</div>}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, ...link }) => (
              <span key={link.href} className={styles.link}>
                <Link {...link}>{label}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
