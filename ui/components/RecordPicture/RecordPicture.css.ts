import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

const rows = `${vars.screen.rows} 0 0 / 4px 4px`;

/** Width of the column of row names on a phone. */
const labelColumn = 92;

export const root = style(component({ selectors: { '* + &': { marginTop: 40 } } }));

export const caption = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.l,
    paddingBottom: 12,
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

export const grid = style(
  component({
    position: 'relative',
    display: 'grid',
    justifyContent: 'space-between',
    gridAutoFlow: 'column',
    gridTemplateRows: '38px 40px 84px 52px auto',
    '@media': { [media.phone]: { display: 'block' } },
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
    '@media': { [media.phone]: { display: 'none' }, [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const field = style(
  component({
    gridRow: '1 / -1',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    font: vars.text.sample,
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: {
        gridTemplateColumns: `${labelColumn}px minmax(0, 1fr)`,
        gridTemplateRows: 'none',
        padding: '15px 0 14px',
        selectors: { '& + & + &': { borderTop: `1px solid ${vars.color.line.base}` } },
      },
      'screen and (max-width: 360px)': { fontSize: '.78125rem' },
    },
  }),
);
globalStyle(`${field} > *`, {
  '@layer': {
    [components]: {
      alignSelf: 'center',
      '@media': { [media.phone]: { gridColumn: 2, minHeight: 26, display: 'flex', alignItems: 'center' } },
    },
  },
});

export const labels = style(
  component({
    font: vars.text.small,
    color: vars.color.ink.quiet,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

/** A clear window in the field. 26 px into the band: half a period low. */
export const window = style(
  component({
    position: 'relative',
    justifySelf: 'start',
    height: 28,
    lineHeight: '28px',
    marginTop: 4,
    paddingInlineEnd: 12,
    background: vars.color.ground,
    color: vars.color.ink.base,
  }),
);

export const name = style(
  component({
    font: vars.text.serial,
    color: vars.color.ink.quiet,
    '@media': { [media.phone]: { color: vars.color.ink.base } },
  }),
);
globalStyle(`${field} > ${name}`, {
  '@layer': { [components]: { alignSelf: 'end', '@media': { [media.phone]: { gridColumn: 1 } } } },
});

export const value = style(
  component({
    '@media': {
      [media.phone]: {
        position: 'relative',
        '::before': {
          content: 'attr(data-row)',
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
export const fresh = style(component({ color: vars.color.accent.base, fontWeight: vars.weight.medium }));

export const transformer = style(
  component({
    maxWidth: '15ch',
    font: vars.text.small,
    fontSize: '.78125rem',
    color: vars.color.ink.quiet,
    whiteSpace: 'normal',
    paddingTop: 4,
    '@media': { [media.phone]: { maxWidth: 'none', padding: 0, whiteSpace: 'nowrap' } },
  }),
);
globalStyle(`${field} > ${transformer}`, {
  '@layer': {
    [components]: {
      alignSelf: 'start',
      '@media': { [media.phone]: { gridRow: 1, justifyContent: 'flex-end' } },
    },
  },
});

export const shape = style(
  component({
    position: 'relative',
    display: 'flex',
    height: 28,
    marginTop: 4,
    '@media': {
      [media.phone]: {
        height: 36,
        marginBlock: 4,
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

export const cell = style(
  component({
    position: 'relative',
    width: '1ch',
    height: 28,
    background: vars.color.ground,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: vars.color.screen.shape,
      mask: rows,
    },
    '@media': {
      [media.phone]: { height: 24 },
      [media.forcedColors]: { '::after': { background: 'Highlight' } },
    },
  }),
);
export const gap = style(component({ width: '1ch' }));

export const kept = style(
  component({
    position: 'relative',
    height: 28,
    lineHeight: '28px',
    background: vars.color.ground,
    color: vars.color.ink.base,
    selectors: {
      '&:last-child': { paddingInlineEnd: 6, marginInlineEnd: -6 },
      '&:only-child': { paddingInlineStart: 6, marginInlineStart: -6 },
    },
    '@media': { [media.phone]: { height: 24, lineHeight: '24px' } },
  }),
);

export const note = style(
  component({
    marginTop: 18,
    paddingTop: 12,
    borderTop: `1px solid ${vars.color.line.base}`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
  }),
);
