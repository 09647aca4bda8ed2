import { overTitleBar } from '../../styles/overTitleBar';
import { media, notFirst, style, typeset, vars, within } from '../../styles/style';
import { wrappedCode } from '../../styles/wrappedCode.css';
import { unselected } from '../Tabs/tabLook';

/** Shrinks with its content to the height of the window, next to the text. */
const shrinks = {
  '@media': { [media.wide]: { display: 'flex', flexDirection: 'column', minHeight: 0 } },
} as const;

export const root = style([wrappedCode, { minWidth: 0, ...shrinks }]);

export const call = style({
  flex: 'none',
  maxWidth: 'none',
  padding: `${vars.space.s} ${vars.space.l}`,
  ...typeset('codeTitle', 'base'),
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.base}`,
  borderBottom: 0,
  borderRadius: `${vars.radius.base} ${vars.radius.base} 0 0`,
  breakAfter: 'avoid',
});

export const request = style({ position: 'relative', ...shrinks });

export const tabs = style({
  ...overTitleBar,
  selectors: { ...overTitleBar.selectors, ':root:not([data-script]) &': { display: 'none' } },
  '@media': { ...overTitleBar['@media'], [media.print]: { display: 'none' } },
});

export const panel = style({
  selectors: {
    ...unselected,
    '& + &, noscript > &': { marginTop: vars.space.l },
    ':root[data-script] & + &': { marginTop: 0 },
    '&:not([hidden])': shrinks,
  },
});

/** Shows only its first lines while the other half takes the rest of the window. */
const shortened = { '@media': { [media.wide]: { flex: 'none', maxHeight: 'max(160px, 26vh)' } } };

export const after = style({
  selectors: { [notFirst]: { marginTop: vars.space.l }, '&:not([data-opened])': shortened },
  ...shrinks,
});

within(root, {
  // One box with its title.
  [`${call} + ${request} figure`]: { borderStartStartRadius: 0, borderStartEndRadius: 0 },
  [`${after} > :where(:not(:first-child))`]: { marginTop: vars.space.l },
  // The opened half takes the rest.
  [`&[data-opened] > ${request}:not([data-opened])`]: shortened,
  [`&[data-opened] > ${after}:not([data-opened])`]: { '@media': { [media.wide]: { maxHeight: 152 } } },
});
