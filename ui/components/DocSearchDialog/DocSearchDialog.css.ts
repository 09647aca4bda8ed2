import { globalStyle } from '@vanilla-extract/css';

import { style, vars } from '../../styles/style';

const { color, measure, radius, shadow, space } = vars;

/** The custom properties of DocSearch's sheet, set from our tokens. */
export const root = style({
  vars: {
    '--docsearch-font-family': vars.family.text,
    '--docsearch-spacing': space.l,
    '--docsearch-border-radius': radius.base,
    '--docsearch-icon-stroke-width': '1.4',
    '--docsearch-text-color': color.ink.base,
    '--docsearch-secondary-text-color': color.ink.soft,
    '--docsearch-icon-color': color.ink.quiet,
    '--docsearch-muted-color': color.ink.quiet,
    '--docsearch-logo-color': color.ink.quiet,
    '--docsearch-primary-color': color.accent.base,
    '--docsearch-focus-color': color.accent.base,
    '--docsearch-highlight-color': color.accent.base,
    '--docsearch-soft-primary-color': color.accent.wash,
    '--docsearch-background-color': color.surface,
    '--docsearch-subtle-color': color.line.base,
    '--docsearch-container-background': color.backdrop,
    '--docsearch-modal-width': measure.dialog,
    '--docsearch-modal-height': '600px',
    '--docsearch-modal-variable-height': '60dvh',
    '--docsearch-modal-radius': radius.dialog,
    '--docsearch-modal-background': color.raised,
    '--docsearch-modal-shadow': shadow.overlay,
    '--docsearch-searchbox-height': '60px',
    '--docsearch-searchbox-initial-height': '60px',
    '--docsearch-searchbox-focus-background': color.raised,
    '--docsearch-actions-width': '99px',
    '--docsearch-actions-height': measure.touch,
    '--docsearch-hit-height': '56px',
    '--docsearch-hit-background': color.raised,
    '--docsearch-hit-focus-background': color.accent.wash,
    '--docsearch-footer-height': '52px',
    '--docsearch-footer-background': color.raised,
  },
});

// Unlayered, like DocSearch's sheet and the `<style>` in its logo.
globalStyle(`${root} > .DocSearch-Container`, { backdropFilter: 'none' });
globalStyle(`${root} .DocSearch-Logo svg *`, { fill: 'currentColor' });
