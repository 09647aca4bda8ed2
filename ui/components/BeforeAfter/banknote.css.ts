import { keyframes } from '@vanilla-extract/css';

import { pseudoElement, media, quiet, style, vars, within } from '../../styles/style';
import { band, caption, field, grid, note, root, shape } from './BeforeAfter.css';

const banknote = root.classNames.variants.look.banknote;

/** The width from which medallions fit next to the fields. A narrower banknote looks like any record. */
const wide = '(min-width: 68rem)';

export const medallions = style({
  display: 'none',
  position: 'relative',
  gridRow: '1 / -1',
  gap: vars.space.xl,
  // The band continues behind them.
  marginInlineEnd: vars.space.xl,
});

export const medallion = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', ...quiet });

within(medallion, {
  svg: {
    // Smaller if the values need the room.
    width: 'clamp(136px, calc(50cqi - 424px), 176px)',
    // Off the scale: centered on the band.
    marginBlock: `38px ${vars.space.s}`,
    borderRadius: '50%',
    background: vars.color.ground,
    color: vars.color.ink.soft,
    fill: 'none',
  },
  path: { stroke: 'currentColor', strokeWidth: 0.6, vectorEffect: 'non-scaling-stroke' },
  '> :last-child': { font: vars.text.serial, color: vars.color.serial },
});

export const save = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 20,
  selectors: { ':root[data-script] &': { '@container': { [wide]: { display: 'flex' } } } },
});

const rules = {
  '&::before': {
    ...pseudoElement,
    inset: 0,
    zIndex: -1,
    border: `1px solid ${vars.color.line.strong}`,
    outline: `1px solid ${vars.color.line.base}`,
    outlineOffset: -6,
  },
  '> *': { marginInline: vars.space.xxl },
  [`> ${caption}`]: { paddingTop: vars.space.xl },
  // Rows of the band and of the shapes in it stay half a period apart.
  [`:is(${grid}, ${field})`]: { gridTemplateRows: '38px 44px 92px 52px auto' },
  [band]: { top: 86, height: 81 },
  [medallions]: { display: 'flex' },
  // Leaves space for the button.
  [`> ${note}`]: { minHeight: 80, paddingBottom: vars.space.xl, paddingInlineEnd: '12rem' },
};
for (const [selector, rule] of Object.entries(rules)) {
  within(banknote, { [selector]: { '@container': { [wide]: rule } } });
}

/* The latent image: under the pointer, and as it leaves the window, hidden values become lines of the band. */
const phase = { translate: '0 -2px', opacity: 0 };
const vanish = `${keyframes({ to: phase })} linear forwards`;
const lines = `${shape} [data-kind="hidden"]`;
const moving = (rule: object) => ({ '@media': { [media.motion]: { '@container': { [wide]: rule } } } });
const scrolled = moving({ animation: vanish, animationTimeline: 'view()', animationRange: 'exit' });
within(banknote, {
  [field]: { '@container': { '(min-width: 80rem)': { fontSize: '1rem' } } },
  [lines]: {
    transition: '160ms ease-out',
    '@supports': { '(animation-timeline: view())': scrolled },
  },
  [`${shape}:hover > [data-kind="hidden"]`]: moving(phase),
});
