import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

const role = (name: 'note' | 'tip' | 'warning' | 'danger') =>
  component({
    color: vars.color[name].ink,
    background: vars.color[name].surface,
    borderColor: vars.color[name].line,
  });

export const root = recipe({
  base: component({
    display: 'inline-block',
    padding: '0 7px',
    border: '1px solid',
    borderRadius: vars.radius.small,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      quiet: component({
        color: vars.color.ink.soft,
        background: vars.color.surface,
        borderColor: vars.color.line.base,
      }),
      strong: component({ color: vars.color.ink.base, borderColor: vars.color.line.strong }),
      note: role('note'),
      tip: role('tip'),
      warning: role('warning'),
      danger: role('danger'),
    },
    family: {
      text: component({ font: vars.text.small, fontWeight: vars.weight.medium }),
      // Code reads from left to right in every language.
      code: component({ font: vars.text.codeTitle, direction: 'ltr', unicodeBidi: 'isolate' }),
    },
  },
  compoundVariants: [
    { variants: { tone: 'strong', family: 'code' }, style: component({ fontWeight: vars.weight.medium }) },
  ],
});
