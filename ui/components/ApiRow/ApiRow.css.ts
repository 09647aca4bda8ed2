import { column, pseudoElement, media, notFirst, style, vars, within } from '../../styles/style';

export const root = style({
  selectors: {
    // The first row is the head of the page and needs no rule.
    [notFirst]: {
      marginTop: vars.space.chapter,
      paddingTop: vars.space.xxl,
      borderTop: `1px solid ${vars.color.line.strong}`,
      '@media': {
        [media.phone]: { marginTop: vars.space.l, paddingTop: vars.space.l },
        [media.print]: { marginTop: vars.space.xxl },
      },
    },
  },
  '@media': {
    [media.wide]: {
      display: 'grid',
      // 452px next to a sidebar at 1440; fields keep the larger part from 1200 up.
      gridTemplateColumns: 'minmax(0, 1fr) min(452px, 43%)',
      columnGap: `min(${vars.space.chapter}, 5.25%)`,
      alignItems: 'start',
    },
  },
});

export const text = style({ minWidth: 0 });

within(root, {
  // Anchors and focus stay clear of the symbol bar.
  ':where([id], a, button, input, select, summary)': { scrollMarginTop: vars.measure.symbolBar },
});

/** Room for focus rings and permalinks in the margin, which `content-visibility` would clip. */
const margin = vars.space.l;

/** Rendered near the viewport, and always in print. */
export const deferred = style({
  '@supports': {
    // Only with scroll anchoring, which keeps the text in place as rows above get their real height.
    '(content-visibility: auto) and (overflow-anchor: auto)': {
      '@media': {
        screen: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 640px',
          marginInline: `calc(-1 * ${margin})`,
          paddingInline: margin,
          selectors: {
            [notFirst]: { position: 'relative', borderTop: 0 },
            [`${notFirst}::before`]: {
              ...pseudoElement,
              top: 0,
              insetInline: margin,
              borderTop: `1px solid ${vars.color.line.strong}`,
            },
          },
        },
      },
    },
  },
});

export const example = style({
  minWidth: 0,
  '@media': {
    [media.belowWide]: { marginTop: vars.space.xl },
    [media.wide]: {
      position: 'sticky',
      top: `calc(${vars.measure.navbar} + 56px)`,
      selectors: {
        // Without a script, all languages are listed one below another.
        ':root[data-script] &': {
          ...column,
          maxHeight: `max(420px, calc(100vh - ${vars.measure.navbar} - 72px))`,
        },
      },
    },
    [media.print]: { marginTop: vars.space.l },
  },
});

within(example, {
  // Only code that is too long for the window scrolls, under its bar.
  figure: { '@media': { [media.wide]: column } },
  'figure > :not(pre)': { flex: 'none' },
  '> :where(:not(:first-child))': { marginTop: vars.space.l },
  '[data-marked] > code::before': {
    ...pseudoElement,
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(-1 * ${vars.space.l}) 0`,
    mask: 'var(--marked)',
    background: vars.color.accent.wash,
    borderInlineStart: `2px solid ${vars.color.accent.base}`,
  },
});
