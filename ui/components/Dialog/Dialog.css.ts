import type { StyleRule } from '@vanilla-extract/css';

import { globalStyle, style, vars } from '../../styles/style';

/** For a closed dialog and its backdrop, since an opening dialog takes the focus at once. */
const onceClosed = (rule: StyleRule) => ({
  selectors: { '&:not([open])': rule, '&:not([open])::backdrop': rule } as Record<string, object>,
});

/** Size, place and ground are those of the component. */
export const root = style({
  position: 'fixed',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  '::backdrop': { background: vars.color.backdrop },
  // Fades out in browsers that can delay `display: none` with a transition.
  ...onceClosed({ opacity: 0, transition: '100ms ease-out' }),
  // In a separate rule, since the minifier drops it from the shorthand.
  '@supports': {
    '(transition-behavior: allow-discrete)': onceClosed({ transitionBehavior: 'allow-discrete' }),
  },
});

// Locks the page behind. An explicit path on the body: `:has()` anywhere else would restyle the whole page on every change.
globalStyle('body:has(> dialog:modal, > * > dialog:modal)', { overflow: 'hidden' });
