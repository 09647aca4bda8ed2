import { quiet, style, vars } from '../../styles/style';

export const root = style({ display: 'grid', gap: vars.space.xs, minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({ font: vars.text.small, color: vars.color.ink.soft });

export const note = style({ maxWidth: 'none', ...quiet });
export const problem = style({ maxWidth: 'none', font: vars.text.small, color: vars.color.danger.ink });
