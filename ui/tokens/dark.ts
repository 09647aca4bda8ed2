import type { Theme } from './light';

/** The dark theme: the same roles as the light one. Large fields are dimmer than the accent, so that nothing glows. */
export const dark: Theme = {
  color: {
    ground: 'oklch(19% .01 160)',
    surface: 'oklch(21.8% .011 160)',
    raised: 'oklch(23.8% .012 160)',
    line: { base: 'oklch(28.5% .013 160)', strong: 'oklch(42% .016 160)', control: 'oklch(54% .016 160)' },
    ink: { base: 'oklch(90.5% .009 145)', soft: 'oklch(76% .011 150)', quiet: 'oklch(66% .013 152)' },
    accent: {
      base: 'oklch(79% .09 152)',
      hover: 'oklch(87% .07 152)',
      pressed: 'oklch(93% .045 152)',
      wash: 'oklch(25.5% .03 157)',
      washPressed: 'oklch(28.6% .036 157)',
      fill: 'oklch(72% .085 153)',
      on: 'oklch(18% .011 160)',
    },
    serial: 'oklch(73% .125 35)',
    engraving: { row: 'oklch(41% .042 156)', shape: 'oklch(70% .082 152)', quiet: 'oklch(29.5% .022 158)' },
    backdrop: 'oklch(10% .01 160 / .62)',
    selection: 'oklch(79% .09 152 / .24)',
    underline: 'oklch(79% .09 152 / .45)',
    code: {
      ink: 'oklch(86% .009 150)',
      key: 'oklch(77% .065 240)',
      string: 'oklch(79% .075 150)',
      number: 'oklch(77% .095 50)',
      word: 'oklch(76% .085 10)',
      flag: 'oklch(80% .075 92)',
      comment: 'oklch(64% .013 155)',
    },
    note: { ink: 'oklch(78% .07 240)', surface: 'oklch(21.5% .016 240)', line: 'oklch(33% .035 240)' },
    tip: { ink: 'oklch(79% .085 152)', surface: 'oklch(21.5% .017 155)', line: 'oklch(33% .032 155)' },
    warning: { ink: 'oklch(81% .085 88)', surface: 'oklch(21.8% .016 88)', line: 'oklch(34% .035 88)' },
    danger: { ink: 'oklch(75% .115 25)', surface: 'oklch(21.8% .014 25)', line: 'oklch(35% .05 25)' },
  },
  shadow: {
    overlay: '0 0 0 1px oklch(32% .014 160), 0 24px 60px -12px oklch(8% .01 160 / .7)',
  },
};
