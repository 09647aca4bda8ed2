import { gapAbove, cluster, media, style, within } from '../../styles/style';

export const root = style({
  ...cluster('m'),
  ...gapAbove('xl'),
  // Buttons are useless in print.
  '@media': { [media.print]: { display: 'none' } },
});
// MDX wraps the label in a paragraph.
within(root, { p: { display: 'contents' } });
