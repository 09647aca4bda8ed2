import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const rows = vars.screen.rows;

/** Width of the column of row names on a phone. */
const labelColumn = 92;

/** Where the fields do not fit beside each other, in the size that the reader's text has. */
export const narrow = '(max-width: 39rem)';

export const root = style(
  component({
    containerType: 'inline-size',
    // The rows are backgrounds, which browsers leave out of print otherwise.
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
    selectors: { '* + &': { marginTop: 40 } },
  }),
);

export const caption = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.l,
    paddingBottom: vars.space.m,
    borderBottom: `1px solid ${vars.color.line.strong}`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
  }),
);
globalStyle(`${caption} code`, {
  '@layer': {
    [components]: {
      background: 'none',
      boxShadow: 'none',
      padding: 0,
      color: vars.color.ink.base,
      fontWeight: 500,
    },
  },
});

/** The rows of every field. Written out for browsers that cannot take them from around it. */
const tracks = '38px 40px 84px 52px auto';

/** What is shown where a script runs, in place of what is drawn. */
const withScript = ':root[data-script] &';

export const grid = style(
  component({
    position: 'relative',
    display: 'grid',
    justifyContent: 'space-between',
    gridAutoFlow: 'column',
    gridTemplateRows: tracks,
    // Two fields stand beside their labels, not at the far ends of the line.
    selectors: { '&[data-fields="few"]': { justifyContent: 'start', columnGap: 72 } },
    '@container': { [narrow]: { display: 'block' } },
  }),
);

/** The engraved field behind the middle row. */
export const band = style(
  component({
    position: 'absolute',
    insetInline: 0,
    top: 82,
    height: 73,
    background: vars.color.screen.row,
    mask: rows,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const field = style(
  component({
    gridRow: '1 / -1',
    display: 'grid',
    gridTemplateRows: [tracks, 'subgrid'],
    font: vars.text.sample,
    whiteSpace: 'nowrap',
    '@media': { 'screen and (max-width: 360px)': { fontSize: '.78125rem' } },
    '@container': {
      [narrow]: {
        gridTemplateColumns: `${labelColumn}px minmax(0, 1fr)`,
        gridTemplateRows: 'none',
        padding: `15px 0 ${vars.space.even}`,
        selectors: { '& + & + &': { borderTop: `1px solid ${vars.color.line.base}` } },
      },
    },
  }),
);
globalStyle(`${field} > *`, {
  '@layer': {
    [components]: {
      alignSelf: 'center',
      '@container': { [narrow]: { gridColumn: 2, minHeight: 26, display: 'flex', alignItems: 'center' } },
    },
  },
});

export const labels = style(
  component({
    font: vars.text.small,
    color: vars.color.ink.quiet,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

/** A clear window in the field. 26 px into the band: half a period low. */
export const window = style(
  component({
    position: 'relative',
    justifySelf: 'start',
    height: 28,
    lineHeight: '28px',
    marginTop: vars.space.xs,
    paddingInlineEnd: vars.space.m,
    background: vars.color.ground,
    color: vars.color.ink.base,
  }),
);

export const name = style(
  component({
    font: vars.text.serial,
    color: vars.color.ink.quiet,
    '@container': { [narrow]: { color: vars.color.ink.base } },
  }),
);
globalStyle(`${field} > ${name}`, {
  '@layer': {
    [components]: { alignSelf: 'end', '@container': { [narrow]: { gridArea: '1 / 1 / 2 / -1' } } },
  },
});

export const value = style(
  component({
    '@container': {
      [narrow]: {
        position: 'relative',
        '::before': {
          // Heard already, with the value.
          content: ['attr(data-row)', 'attr(data-row) / ""'],
          position: 'absolute',
          insetInlineStart: -labelColumn,
          font: vars.text.small,
          color: vars.color.ink.quiet,
        },
      },
    },
  }),
);
export const after = style(component({ fontWeight: 460 }));
/** Cut off while it is printed. */
export const printed = style(component({ display: 'inline-block' }));

export const transformer = style(
  component({
    maxWidth: '15ch',
    font: vars.text.small,
    fontSize: '.78125rem',
    color: vars.color.ink.quiet,
    whiteSpace: 'normal',
    paddingTop: vars.space.xs,
    '@container': { [narrow]: { maxWidth: 'none', padding: 0, whiteSpace: 'nowrap' } },
  }),
);
globalStyle(`${field} > ${transformer}`, {
  '@layer': {
    [components]: {
      alignSelf: 'start',
      '@container': { [narrow]: { gridRow: 1, justifyContent: 'flex-end' } },
    },
  },
});

export const shape = style(
  component({
    position: 'relative',
    display: 'flex',
    height: 28,
    marginTop: vars.space.xs,
    '@container': {
      [narrow]: {
        height: 36,
        marginBlock: vars.space.xs,
        marginInlineStart: -labelColumn,
        paddingInlineStart: labelColumn,
        '::before': {
          content: '""',
          position: 'absolute',
          inset: '0 0 -1px',
          background: vars.color.screen.row,
          mask: rows,
        },
      },
    },
  }),
);

/** What a reader can change stands in place of what is drawn. */
export const still = style(
  component({ '@media': { screen: { selectors: { [withScript]: { display: 'none' } } } } }),
);

export const own = style(
  component({
    display: 'none',
    width: '100%',
    minHeight: vars.measure.target,
    padding: 0,
    border: 0,
    borderRadius: 0,
    background: 'none',
    boxShadow: `inset 0 -1px ${vars.color.line.control}`,
    font: 'inherit',
    color: 'inherit',
    '@media': {
      screen: { selectors: { [withScript]: { display: 'block' } } },
      [media.belowDesktop]: { minHeight: vars.measure.touch },
    },
  }),
);

export const invitation = style(
  component({
    display: 'none',
    '@media': { screen: { selectors: { [withScript]: { display: 'inline' } } } },
  }),
);

export const note = style(
  component({
    maxWidth: 'none',
    marginTop: 18,
    paddingTop: vars.space.m,
    borderTop: `1px solid ${vars.color.line.base}`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
  }),
);
