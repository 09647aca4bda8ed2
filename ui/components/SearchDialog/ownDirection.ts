import type { StyleRule } from '@vanilla-extract/css';

/** Styles of a text whose language may be another than the page's: its own direction, on the page's side. */
export const ownDirection: Pick<StyleRule, 'unicodeBidi' | 'textAlign'> = {
  unicodeBidi: 'plaintext',
  // Chromium knows it by the first name only.
  textAlign: ['-webkit-match-parent', 'match-parent'],
};
