import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const place = style(component({ position: 'relative' }));

export const root = style(
  component({
    margin: 0,
    padding: `${vars.space.near} ${vars.space.even}`,
    listStyle: 'none',
    border: `1px solid ${vars.color.line.base}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    font: vars.text.codeTitle,
    direction: 'ltr',
    selectors: { '&[data-marked]': { borderColor: vars.color.accent.base } },
  }),
);
bareList(root);

export const line = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `0 ${vars.space.even}`,
    overflowWrap: 'anywhere',
    color: vars.color.code.ink,
    selectors: { '&[data-level="error"]': { color: vars.color.danger.ink } },
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 3 } },
  }),
);

export const time = style(component({ color: vars.color.ink.quiet }));
