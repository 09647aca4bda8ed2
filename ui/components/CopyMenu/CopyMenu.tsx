import { clsx } from 'clsx';

import { fill, type Messages } from '../../behaviors/messages';
import { Icon } from '../Icon/Icon';
import { Menu, MenuItem, type MenuProps } from '../Menu/Menu';
import { parts } from './CopyMenu.behavior';
import * as styles from './CopyMenu.css';
import { CopyIcon } from './CopyIcon';
import builtIn from './CopyMenu.messages.json';

export interface CopyMenuProps
  extends Omit<MenuProps, 'children' | 'name' | 'button' | 'label'>, Messages<typeof builtIn> {
  /** Address of the page as Markdown. */
  markdownHref: string;
  /** The same address for other sites: with its origin. */
  publicHref: string;
}

/** Copies the page as Markdown, shows it, or opens it in an assistant. Without a script it has only links. */
export function CopyMenu({ markdownHref, publicHref, messages, className, ...rest }: CopyMenuProps) {
  const text = { ...builtIn, ...messages };
  const prompt = encodeURIComponent(fill(text.prompt, { page: publicHref }));
  return (
    <Menu
      name="copy"
      button={text.button}
      icon={<CopyIcon />}
      textClassName={styles.text}
      label={text.label}
      align="end"
      data-copied={text.copied}
      data-failed={text.failed}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <li className={styles.scripted}>
        <MenuItem {...parts.copy.mark()}>{text.copy}</MenuItem>
      </li>
      <li className={styles.scripted}>
        <MenuItem {...parts.copy.mark('link')}>{text.copyLink}</MenuItem>
      </li>
      <li>
        <MenuItem href={markdownHref} type="text/markdown">
          {text.view}
        </MenuItem>
      </li>
      {[
        ['Claude', 'https://claude.ai/new'],
        ['ChatGPT', 'https://chatgpt.com/'],
      ].map(([name, address]) => (
        <li key={name}>
          <MenuItem href={`${address}?q=${prompt}`}>
            {fill(text.open, { assistant: name! })} <Icon name="external" size={13} />
          </MenuItem>
        </li>
      ))}
    </Menu>
  );
}
