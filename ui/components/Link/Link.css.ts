import { link, style } from '../../styles/style';

export const root = style({ ...link, overflowWrap: 'anywhere' });
