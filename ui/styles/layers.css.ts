import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. Tokens are outside of them. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const components = globalLayer('components');
export const overrides = globalLayer('overrides');
