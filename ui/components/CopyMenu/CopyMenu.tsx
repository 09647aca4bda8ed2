import { clsx } from 'clsx';

import { Icon } from '../Icon/Icon';
import { Menu, type MenuProps } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { parts } from './CopyMenu.behavior';
import * as styles from './CopyMenu.css';
import { CopySign } from './CopySign';

export interface CopyMenuProps extends Omit<MenuProps, 'children' | 'name' | 'button' | 'label'> {
  /** Address of the page as Markdown. */
  markdownHref: string;
  /** The same address for other sites: with its origin. */
  publicHref: string;
}

/**
 * Gives the page away as Markdown: copies it, shows it, or hands it to an assistant. Without a script there are the links
 * alone.
 */
export function CopyMenu({ markdownHref, publicHref, className, ...rest }: CopyMenuProps) {
  const prompt = encodeURIComponent(`Read ${publicHref} and answer my questions about it.`);
  return (
    <Menu
      name="copy"
      button="Copy"
      icon={<CopySign />}
      textClassName={styles.text}
      label="Copy page"
      align="end"
      {...rest}
      className={clsx(styles.root, className)}
    >
      <li className={styles.script}>
        <MenuItem {...parts.copy.mark()}>Copy as Markdown</MenuItem>
      </li>
      <li className={styles.script}>
        <MenuItem {...parts.copy.mark('link')}>Copy Markdown link</MenuItem>
      </li>
      <li>
        <MenuItem href={markdownHref} type="text/markdown">
          View as Markdown
        </MenuItem>
      </li>
      {[
        ['Claude', 'https://claude.ai/new'],
        ['ChatGPT', 'https://chatgpt.com/'],
      ].map(([name, address]) => (
        <li key={name}>
          <MenuItem href={`${address}?q=${prompt}`}>
            Open in {name} <Icon name="external" size={13} />
          </MenuItem>
        </li>
      ))}
    </Menu>
  );
}
