import { style } from '../../styles/style';
import { visuallyHidden } from '../../styles/visuallyHidden';

export const root = style({ ...visuallyHidden, whiteSpace: 'nowrap' });
