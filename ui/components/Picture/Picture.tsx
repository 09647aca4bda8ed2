import type { ComponentProps } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { template } from '../../behaviors/template';
import { Dialog } from '../Dialog/Dialog';
import { parts } from './Picture.behavior';
import * as styles from './Picture.css';
import builtIn from './Picture.messages.json';

export interface PictureProps extends ComponentProps<'img'>, Messages<typeof builtIn> {
  /** Address of the version for dark mode. @default the same picture in both modes */
  darkSrc?: string;
}

/**
 * A picture in a text. Renders an `<img>`, and a second one for dark mode. `Picture.behavior.ts` shows it large, unless it
 * has no alternative text, is in a link, or is smaller than 160 pixels.
 */
export function Picture({ darkSrc, alt = '', messages, ...rest }: PictureProps) {
  const text = { ...builtIn, ...messages };
  const isLarge = alt !== '' && !(Number(rest.width) < 160);
  const common = { ...rest, ...(isLarge && parts.picture.mark(fill(text.enlarge, { alt }))) };
  return (
    <>
      <img {...common} alt={alt} data-picture={darkSrc && 'light'} />
      {darkSrc && <img {...common} alt={alt} src={darkSrc} data-picture="dark" />}
      {isLarge && (
        <template {...template.mark('picture')}>
          <Dialog className={styles.enlarged}>
            <button type="button" className={styles.close}>
              {text.close}
            </button>
            <img alt="" className={styles.picture} />
          </Dialog>
        </template>
      )}
    </>
  );
}
