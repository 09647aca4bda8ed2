import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

/** Heraldic hatching: each kind has an engraving of its own. */
const engraving = {
  note: vars.screen.rows,
  tip: `${vars.screen.slant} 0 0 / 5px 5px`,
  warning: `${vars.screen.dots} 0 0 / 6px 6px`,
  danger: vars.screen.columns,
};

const look = (name: keyof typeof engraving) =>
  component({
    borderColor: vars.color[name].line,
    background: vars.color[name].surface,
    '::before': { background: vars.color[name].ink, mask: engraving[name] },
  });

export const root = recipe({
  base: component({
    position: 'relative',
    padding: `${vars.space.even} ${vars.space.xl} 15px 34px`,
    border: '1px solid',
    borderRadius: vars.radius.base,
    font: vars.text.callout,
    overflow: 'hidden',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 14,
      opacity: 0.72,
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText' } },
      [media.phone]: { paddingInlineEnd: vars.space.l },
      [media.print]: { breakInside: 'avoid' },
    },
    selectors: {
      '[dir="rtl"] &': { padding: `${vars.space.even} 34px 15px ${vars.space.xl}` },
      // Remarks that follow each other belong together; after the lead or a table they keep a distance.
      '& + &': { marginTop: vars.space.m },
      ':is(h1 + p, details, table) + &': { marginTop: vars.space.xxl },
    },
  }),
  variants: {
    kind: { note: look('note'), tip: look('tip'), warning: look('warning'), danger: look('danger') },
  },
});

const ink = (name: keyof typeof engraving) => component({ color: vars.color[name].ink });

/** The name of the kind, a line of its own. Heard already, as the name of the remark. */
export const kind = recipe({
  base: component({
    display: 'block',
    marginBottom: vars.space.hair,
    font: vars.text.label,
    textTransform: 'capitalize',
  }),
  variants: { kind: { note: ink('note'), tip: ink('tip'), warning: ink('warning'), danger: ink('danger') } },
});

export const title = recipe({
  base: component({ fontWeight: vars.weight.strong }),
  variants: { kind: { note: ink('note'), tip: ink('tip'), warning: ink('warning'), danger: ink('danger') } },
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root.classNames.base} ${selector}`, { '@layer': { [components]: rule } });

// The title runs on into the first paragraph.
within('> strong + p', { display: 'inline' });
within('p', { maxWidth: 'none' });
within('> :where(:not(:first-child)):not(strong, span + p, strong + p)', { marginTop: vars.space.near });
within(':not(pre) > code', { background: 'none', boxShadow: 'none', padding: 0 });
within('> strong > code', { fontWeight: 'inherit' });
