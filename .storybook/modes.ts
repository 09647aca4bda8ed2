/** A combination of toolbar settings, by the toolbar's names, with a window size in pixels. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** Which way the text runs. @default 'ltr' */
  direction?: 'rtl';
  /** More contrast (`prefers-contrast: more`). @default the default contrast */
  contrast?: 'more';
  /** The reader's text size in percent. @default '100' */
  textSize?: '200';
}

const desktop = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/** The modes in which pictures of stories are taken and compared, by Chromatic and by our own runner. */
export const modes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark desktop': { theme: 'dark', viewport: desktop },
  'dark phone': { theme: 'dark', viewport: phone },
  'light phone': { theme: 'light', viewport: phone },
  'right to left': { theme: 'light', viewport: desktop, direction: 'rtl' },
  'more contrast': { theme: 'light', viewport: desktop, contrast: 'more' },
  'large text': { theme: 'light', viewport: desktop, textSize: '200' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The window sizes in Storybook's toolbar. */
export const viewports = {
  phone: { name: 'Phone', styles: inPixels(phone), type: 'mobile' },
  tablet: { name: 'Tablet', styles: inPixels(tablet), type: 'tablet' },
  desktop: { name: 'Desktop', styles: inPixels(desktop), type: 'desktop' },
} as const;

/** Parameters of a story whose pictures are taken in these modes only. */
export const picturesIn = (...names: ModeName[]) => ({
  chromatic: {
    modes: Object.fromEntries(
      Object.entries(modes).map(([name, mode]) => [
        name,
        { ...mode, disable: !names.includes(name as ModeName) },
      ]),
    ),
  },
});

/** Parameters of a story whose pictures are taken in the usual modes and in these. */
export const morePicturesIn = (...names: ModeName[]) => picturesIn('light desktop', 'dark phone', ...names);

/** The modes of most stories. */
export const usualPictures = morePicturesIn();

/** Parameters of a sheet of states. */
export const statePictures = morePicturesIn('dark desktop', 'light phone', 'more contrast');

/** For a story that only exists below the desktop breakpoint: spread it into the story. */
export const phoneOnly = { globals: { viewport: { value: 'phone' } }, parameters: picturesIn('light phone') };

/** Skips pictures: another story shows the same, or the story shows content that writers keep changing. */
export const withoutPictures = picturesIn();

function inPixels({ width, height }: Mode['viewport']) {
  return { width: `${width}px`, height: `${height}px` };
}
