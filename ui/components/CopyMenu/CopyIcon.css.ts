import { style } from '../../styles/style';

export const ready = style({ selectors: { '[data-state="copied"] > &': { display: 'none' } } });
export const copied = style({
  display: 'none',
  selectors: { '[data-state="copied"] > &': { display: 'block' } },
});
