import { media, quietControl, style, vars } from '../../styles/style';

export const root = style({
  display: 'grid',
  gridTemplate: '"question choices thanks issue" auto / auto auto 1fr auto',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.l}`,
  font: vars.text.navigation,
  selectors: { ':root:not([data-script]) &': { display: 'block' } },
  '@media': {
    [media.phone]: { gridTemplate: '"question choices" auto "issue thanks" auto / 1fr auto' },
    [media.print]: { display: 'none' },
  },
});

// Without a script, only the link works.
const scripted = { selectors: { ':root:not([data-script]) &': { display: 'none' } } };

export const question = style({ ...scripted, gridArea: 'question', fontWeight: vars.weight.strong });

export const choices = style({
  ...scripted,
  gridArea: 'choices',
  display: 'flex',
  gap: vars.space.s,
});

export const choice = style({
  minWidth: 56,
  minHeight: 34,
  padding: `0 ${vars.space.l}`,
  ...quietControl,
  border: `1px solid ${vars.color.line.control}`,
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.accent.base,
      fontWeight: vars.weight.strong,
      background: vars.color.accent.wash,
      borderColor: 'currentColor',
    },
  },
  '@media': {
    [media.belowDesktop]: { minHeight: vars.measure.touch },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

/** Keeps its room while empty. */
export const thanks = style({
  ...scripted,
  gridArea: 'thanks',
  minWidth: '5.5em',
  minHeight: '1lh',
  color: vars.color.ink.soft,
  '@media': { [media.phone]: { textAlign: 'end' } },
});

export const issue = style({
  gridArea: 'issue',
  justifySelf: 'start',
  lineHeight: vars.measure.target,
  '@media': {
    [media.belowDesktop]: { paddingBlock: `calc((${vars.measure.touch} - ${vars.measure.target}) / 2)` },
  },
});
