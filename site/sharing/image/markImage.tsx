import { markRows } from '#ui/markRows';

import { colors } from './colors';

/** Width and height of the picture of the mark, in pixels. */
export const markImageSize = { width: 512, height: 512 };

/** The mark alone, with room around it, for those who show a logo. */
export function markImage() {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <svg width="360" height="360" viewBox="0 0 24 24">
        <path fill={colors.ink} d={markRows.four.stem} />
        <path fill={colors.mark} d={markRows.four.band} />
      </svg>
    </div>
  );
}
