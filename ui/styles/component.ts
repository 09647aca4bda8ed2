import type { StyleRule } from '@vanilla-extract/css';

import './fonts.css';
import { components } from './layers.css';
import './reset.css';

/**
 * Puts a rule into the cascade layer of the components: `style(component({ … }))`.
 *
 * Every rule of a component goes through here, so that a project which uses the design system can override
 * it with a plain unlayered rule. With it come the fonts and the reset, so that no component is ever without them.
 */
export const component = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });
