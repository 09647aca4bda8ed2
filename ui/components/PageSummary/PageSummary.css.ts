import { recipe, style, within } from '../../styles/style';
import { media, vars } from '../../tokens';

/** Width of the column of labels. */
const labelColumn = 104;

export const root = recipe({
  base: { font: vars.text.table, color: vars.color.ink.soft },
  variants: {
    kind: {
      task: {
        display: 'grid',
        rowGap: vars.space.s,
        padding: `${vars.space.even} 0 15px`,
        borderBlock: `1px solid ${vars.color.line.base}`,
        selectors: { '* + &': { marginTop: 22 } },
      },
      line: {
        color: vars.color.ink.quiet,
        selectors: { '* + &': { marginTop: vars.space.even } },
      },
    },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: `${labelColumn}px minmax(0, 1fr)`,
  selectors: { [`${root.classNames.variants.kind.line} > &`]: { display: 'flex', columnGap: '.4em' } },
  '@media': {
    [media.phone]: { gridTemplateColumns: '84px minmax(0, 1fr)' },
  },
});

export const label = style({ color: vars.color.ink.quiet });

export const value = style({ maxWidth: vars.measure.text, overflowWrap: 'break-word' });

// Markdown lists have no class.
within(value, { 'li + li': { marginTop: vars.space.xs } });
