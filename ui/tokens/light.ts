/**
 * The light theme: the one typed object from which the theme contract, the dark theme's shape and the
 * design documentation derive. Every value is a role; components never name a hue.
 */
export const light = {
  color: {
    /** The page's background. */
    ground: 'oklch(99.3% .0022 130)',
    /** One step off the ground: code, chips, hovered controls. */
    surface: 'oklch(97.3% .004 140)',
    /** Above the page: inputs, dialogs. */
    raised: 'oklch(100% 0 0)',
    line: {
      base: 'oklch(91% .006 145)',
      /** The first rule of a list, table or section, and the border of a control. */
      strong: 'oklch(79% .014 150)',
      /** The border of a control that isn't otherwise recognizable: 3:1 against ground and raised. */
      control: 'oklch(62% .014 155)',
    },
    ink: {
      base: 'oklch(22.5% .016 158)',
      soft: 'oklch(40% .016 158)',
      quiet: 'oklch(51% .015 158)',
    },
    /** Only for links, the current place and focus. */
    accent: {
      base: 'oklch(44% .1 153)',
      hover: 'oklch(35% .085 153)',
      pressed: 'oklch(30% .075 153)',
      wash: 'oklch(95.6% .022 150)',
      washPressed: 'oklch(91.6% .034 150)',
      /** The ground of a primary button. */
      fill: 'oklch(42% .095 153)',
      /** Text on `fill`, `hover` and `pressed`. */
      on: 'oklch(99% .005 150)',
    },
    /** Numbers that identify: steps, field numbers. Never interactive, never a warning. */
    serial: 'oklch(53% .175 30)',
    /** The engraved rows. */
    engraving: {
      row: 'oklch(76% .06 152)',
      /** Rows inside a shape. */
      shape: 'oklch(44% .1 153)',
      /** Rows that only decorate an edge: announcement, footer. */
      quiet: 'oklch(87% .034 152)',
    },
    /** Behind a dialog. */
    backdrop: 'oklch(22% .02 158 / .32)',
    selection: 'oklch(44% .1 153 / .24)',
    /** Underline of a link at rest. */
    underline: 'oklch(44% .1 153 / .45)',
    code: {
      ink: 'oklch(27% .016 158)',
      key: 'oklch(45% .085 245)',
      string: 'oklch(45% .095 150)',
      number: 'oklch(50% .13 45)',
      /** Keywords and constants: `SELECT`, `const`, `true`. */
      word: 'oklch(43% .11 5)',
      /** Options of a command: `--config`. */
      flag: 'oklch(47% .085 90)',
      comment: 'oklch(53% .014 158)',
    },
    note: { ink: 'oklch(44% .085 245)', surface: 'oklch(97.4% .009 245)', line: 'oklch(86% .03 245)' },
    tip: { ink: 'oklch(43% .095 153)', surface: 'oklch(97.2% .012 150)', line: 'oklch(85% .04 152)' },
    warning: { ink: 'oklch(47% .09 86)', surface: 'oklch(97.8% .017 98)', line: 'oklch(86% .055 92)' },
    danger: { ink: 'oklch(48% .165 25)', surface: 'oklch(97.7% .009 25)', line: 'oklch(87% .045 25)' },
  },
  shadow: {
    /** Dialog and drawer only. */
    overlay: '0 1px 2px oklch(22% .02 158 / .06), 0 18px 48px -12px oklch(22% .02 158 / .22)',
  },
};

/** The shape of a theme: every role of {@link light}. */
export type Theme = typeof light;
