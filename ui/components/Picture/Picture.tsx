import type { ComponentProps } from 'react';

import { parts } from './Picture.behavior';
import './Picture.css';

export interface PictureProps extends ComponentProps<'img'> {
  /** Address of the version for dark mode. @default the same picture in both modes */
  darkSrc?: string;
}

/**
 * A picture in a text. Renders an `<img>`, and a second one for dark mode. `Picture.behavior.ts` shows it large, unless it
 * has no alternative text, is in a link, or is smaller than 160 pixels.
 */
export function Picture({ darkSrc, alt = '', ...rest }: PictureProps) {
  const common = { ...rest, alt, ...(alt !== '' && !(Number(rest.width) < 160) && parts.picture.mark()) };
  if (darkSrc === undefined) return <img {...common} alt={alt} />;
  return (
    <>
      <img {...common} alt={alt} data-picture="light" />
      <img {...common} alt={alt} src={darkSrc} data-picture="dark" />
    </>
  );
}
