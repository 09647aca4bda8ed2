import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({ minWidth: 0, maxWidth: vars.measure.article }));

const rows = { content: '""', position: 'absolute', mask: vars.screen.rows } as const;

// The print slipped: the sheet tore along a slant, and its second part came out lower and with more ink.
export const art = style(
  component({
    position: 'relative',
    height: 120,
    marginBottom: 32,
    overflow: 'hidden',
    '::before': {
      ...rows,
      insetBlock: '0 16px',
      left: 0,
      width: 'calc(40% + 40px)',
      background: vars.color.screen.row,
      clipPath: 'polygon(0 0, calc(100% - 40px) 0, 100% 100%, 0 100%)',
    },
    '::after': {
      ...rows,
      // A multiple of the period and half of one more.
      insetBlock: '18px 0',
      right: 0,
      width: '60%',
      background: vars.color.screen.shape,
      clipPath: 'polygon(0 0, 100% 0, 100% 100%, 40px 100%)',
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { background: 'GrayText' },
        '::after': { background: 'CanvasText' },
      },
    },
  }),
);

export const title = style(
  component({
    font: vars.text.h1,
    letterSpacing: '-.02em',
    textWrap: 'balance',
    ':focus': { outline: 'none' },
  }),
);
export const text = style(
  component({ marginTop: vars.space.m, color: vars.color.ink.soft, textWrap: 'pretty' }),
);

export const trace = style(
  component({
    marginTop: vars.space.wide,
    paddingInlineStart: vars.space.even,
    font: vars.text.code,
    color: vars.color.ink.quiet,
    borderInlineStart: `1px solid ${vars.color.line.strong}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  }),
);

export const ways = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, marginTop: vars.space.wide }),
);

const way = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.measure.touch,
  padding: '0 18px',
  font: vars.text.button,
  borderRadius: vars.radius.base,
} as const;
const forced = { [media.forcedColors]: { border: '1px solid ButtonBorder' } };

export const retry = style(
  component({
    ...way,
    color: vars.color.accent.on,
    background: vars.color.accent.fill,
    ':hover': { background: vars.color.accent.press },
    '@media': forced,
  }),
);
export const home = style(
  component({
    ...way,
    color: vars.color.ink.base,
    boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
    ':hover': { background: vars.color.surface },
    '@media': forced,
  }),
);
