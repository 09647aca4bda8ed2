import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 18,
    padding: `${vars.space.near} ${vars.space.xl}`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
    borderTop: `1px solid ${vars.color.line.base}`,
    '@media': {
      [media.phone]: {
        paddingBlock: vars.space.even,
        // No keys to name and nothing to count.
        selectors: { '&[data-count="none"]': { display: 'none' } },
      },
    },
  }),
);

export const hint = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.snug,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const key = style(component({ display: 'grid', placeItems: 'center', minWidth: 22, height: 20 }));
export const up = style(component({ rotate: '-90deg' }));
export const down = style(component({ rotate: '90deg' }));

// As tall as a key, so that the foot keeps its height when the count comes.
export const count = style(component({ minHeight: 20, marginInlineStart: 'auto' }));
