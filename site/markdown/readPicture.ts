import { existsSync, readFileSync } from 'node:fs';

import { imageSize } from 'image-size';

/** Whether the file exists. It is here because only `read…` files touch files. */
export const fileExists = (file: string): boolean => existsSync(file);

/** Attributes of the `<img>` for a file. They include the size, if known, to prevent layout shifts. */
export function readPicture(file: string): Record<string, string | number> {
  const attributes: Record<string, string> = { loading: 'lazy' };
  if (existsSync(file.replace(/\.\w+$/, '.dark$&'))) attributes['data-dark'] = '';
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file));
    // Cameras store the orientation. Browsers rotate the picture.
    const size = orientation > 4 ? { width: height, height: width } : { width, height };
    return { ...attributes, ...size };
  } catch {
    return attributes;
  }
}
