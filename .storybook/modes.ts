/** A way to look at a story: a theme at a window size in pixels. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const desktop = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/** The ways in which every story is drawn and compared, by Chromatic as well as here. Each differs in one thing from the one before. */
export const modes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark desktop': { theme: 'dark', viewport: desktop },
  'dark phone': { theme: 'dark', viewport: phone },
  'light phone': { theme: 'light', viewport: phone },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The window sizes in Storybook's toolbar. */
export const viewports = {
  phone: { name: 'Phone', styles: inPixels(phone), type: 'mobile' },
  tablet: { name: 'Tablet', styles: inPixels(tablet), type: 'tablet' },
  desktop: { name: 'Desktop', styles: inPixels(desktop), type: 'desktop' },
} as const;

/** For a story of what is there only below the desktop breakpoint: spread it into the story. */
export const onPhone = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    chromatic: { modes: { 'light desktop': { disable: true }, 'dark desktop': { disable: true } } },
  },
};

/** For a story of what writers change: no picture of it is compared, so that nobody has to accept one after writing. */
export const withoutPictures = {
  chromatic: {
    modes: Object.fromEntries(Object.keys(modes).map((mode) => [mode, { disable: true }])),
  },
};

function inPixels({ width, height }: Mode['viewport']) {
  return { width: `${width}px`, height: `${height}px` };
}
