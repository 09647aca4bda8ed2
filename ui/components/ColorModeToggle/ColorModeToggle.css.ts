import { style } from '../../styles/style';

// Useless without a script.
export const root = style({ selectors: { ':root:not([data-script]) &': { display: 'none' } } });
export const inLight = style({ selectors: { '[data-theme="dark"] &': { display: 'none' } } });
export const inDark = style({ selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } });
