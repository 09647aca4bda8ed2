import type { StyleRule } from '@vanilla-extract/css';

import { components } from './layers.css';

/**
 * Puts a rule into the cascade layer of the components: `style(component({ … }))`.
 *
 * Every rule of a component goes through here, so that a project which uses the design system can override
 * it with a plain unlayered rule.
 */
export const component = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });
