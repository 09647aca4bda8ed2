import { style, visuallyHidden } from '../../styles/style';

export const root = style({ ...visuallyHidden, whiteSpace: 'nowrap' });
