import { existsSync, readFileSync } from 'node:fs';

import { imageSize } from 'image-size';

/** Whether there is a file. */
export const hasFile = (file: string): boolean => existsSync(file);

/** Attributes of the `<img>` for a file: its size, unless an SVG has none, so that no text moves when it arrives. */
export function readPicture(file: string): Record<string, string | number> {
  const looks: Record<string, string> = { loading: 'lazy' };
  if (existsSync(file.replace(/\.\w+$/, '.dark$&'))) looks['data-dark'] = '';
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file));
    // Cameras write which side is up. Browsers turn the picture.
    return orientation > 4 ? { ...looks, width: height, height: width } : { ...looks, width, height };
  } catch {
    return looks;
  }
}
