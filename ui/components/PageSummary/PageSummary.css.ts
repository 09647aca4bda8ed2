import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

/** Width of the column of labels. */
const labelColumn = 104;

export const root = recipe({
  base: component({ font: vars.text.table, color: vars.color.ink.soft }),
  variants: {
    kind: {
      task: component({
        display: 'grid',
        rowGap: vars.space.s,
        padding: `${vars.space.even} 0 15px`,
        borderBlock: `1px solid ${vars.color.line.base}`,
        selectors: { '* + &': { marginTop: 22 } },
      }),
      line: component({
        color: vars.color.ink.quiet,
        selectors: { '* + &': { marginTop: vars.space.even } },
      }),
    },
  },
});

export const fact = style(
  component({
    display: 'grid',
    gridTemplateColumns: `${labelColumn}px minmax(0, 1fr)`,
    selectors: { [`${root.classNames.variants.kind.line} > &`]: { display: 'flex', columnGap: '.4em' } },
    '@media': {
      [media.phone]: { gridTemplateColumns: '84px minmax(0, 1fr)' },
    },
  }),
);

export const label = style(component({ color: vars.color.ink.quiet }));

export const value = style(component({ maxWidth: vars.measure.text, overflowWrap: 'break-word' }));

// Lists come from Markdown, without a class.
bareList(`${value} > ul`);
globalStyle(`${value} li + li`, { '@layer': { [components]: { marginTop: vars.space.xs } } });
