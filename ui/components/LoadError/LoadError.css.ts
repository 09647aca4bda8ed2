import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

export const root = style(component({ maxWidth: vars.measure.article }));
export const art = style(component({ marginBottom: 36 }));

export const title = style(
  component({
    font: vars.text.h1,
    letterSpacing: '-.02em',
    textWrap: 'balance',
    ':focus': { outline: 'none' },
  }),
);
export const text = style(
  component({ maxWidth: '56ch', marginTop: vars.space.m, color: vars.color.ink.soft, textWrap: 'pretty' }),
);
export const detail = style(
  component({
    marginTop: vars.space.xl,
    paddingInlineStart: vars.space.even,
    font: vars.text.code,
    color: vars.color.ink.quiet,
    borderInlineStart: `1px solid ${vars.color.line.strong}`,
    overflowWrap: 'anywhere',
  }),
);
