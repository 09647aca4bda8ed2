import { media, style, vars } from '../../styles/style';
import { control } from './control.css';

/** One side of a chevron, at a distance from the end of the field. */
const stroke = (angle: number, end: number) =>
  `linear-gradient(${angle}deg, transparent 42%, ${vars.color.ink.quiet} 42% 58%, transparent 58%) calc(100% - ${end}px) 50% / 5px 5px no-repeat`;

export const root = style([
  control,
  {
    selectors: {
      '&&': {
        appearance: 'none',
        paddingInlineEnd: vars.space.xxl,
        background: `${stroke(45, 16)}, ${stroke(-45, 12)}, ${vars.color.raised}`,
      },
      '[dir="rtl"] &&': { backgroundPosition: '12px 50%, 16px 50%' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&&': { appearance: 'auto' } } } },
  },
]);
