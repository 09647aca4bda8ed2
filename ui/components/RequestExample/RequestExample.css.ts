import { overTitleBar } from '../../styles/overTitleBar';
import { style, within } from '../../styles/style';
import { media, vars } from '../../tokens';
import { waiting } from '../Tabs/tabLook';

export const root = style({ minWidth: 0 });

export const request = style({ position: 'relative' });

export const tabs = style({
  ...overTitleBar,
  selectors: { ...overTitleBar.selectors, ':root:not([data-script]) &': { display: 'none' } },
  '@media': { ...overTitleBar['@media'], [media.print]: { display: 'none' } },
});

export const panel = style({
  selectors: {
    ...waiting,
    '& + &, noscript > &': { marginTop: vars.space.l },
    ':root[data-script] & + &': { marginTop: 0 },
  },
});

export const after = style({ selectors: { '* + &': { marginTop: vars.space.l } } });
within(after, { '> :where(:not(:first-child))': { marginTop: vars.space.l } });
