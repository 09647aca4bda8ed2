/** A way to look at a story: a theme at a window size. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The ways in which every story is drawn and compared, here and by Chromatic. */
export const modes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark desktop': { theme: 'dark', viewport: desktop },
  'light phone': { theme: 'light', viewport: phone },
  'dark phone': { theme: 'dark', viewport: phone },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
