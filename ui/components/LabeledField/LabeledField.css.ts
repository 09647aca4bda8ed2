import { quiet, style, typeset, vars } from '../../styles/style';

export const root = style({ display: 'grid', gap: vars.space.xs, minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({ ...typeset('small', 'soft') });

export const note = style({ maxWidth: 'none', ...quiet });
export const problem = style({ maxWidth: 'none', font: vars.text.small, color: vars.color.danger.ink });
