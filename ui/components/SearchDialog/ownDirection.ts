import type { StyleRule } from '@vanilla-extract/css';

/** For text in an unknown language: its own direction, aligned with the page. */
export const ownDirection: Pick<StyleRule, 'unicodeBidi' | 'textAlign'> = {
  unicodeBidi: 'plaintext',
  // Chromium knows it by the first name only.
  textAlign: ['-webkit-match-parent', 'match-parent'],
};
