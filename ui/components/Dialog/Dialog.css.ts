import { globalStyle, style, vars } from '../../styles/style';

/** It fades out, where browsers keep it on the screen for as long as that takes. */
const leaving = { transition: '100ms ease-out' };
// In a rule of its own, since the minifier drops it from the shorthand.
const discrete = { transitionBehavior: 'allow-discrete' } as const;

/** Size, place and ground are those of the component. */
export const root = style({
  position: 'fixed',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  ...leaving,
  '::backdrop': { background: vars.color.backdrop, ...leaving },
  selectors: { '&:not([open])': { opacity: 0 }, '&:not([open])::backdrop': { opacity: 0 } },
  '@supports': { '(transition-behavior: allow-discrete)': { ...discrete, '::backdrop': discrete } },
});

// Locks the page behind. An explicit path on the body: `:has()` anywhere else would restyle the whole page on every change.
globalStyle('body:has(> dialog:modal, > * > dialog:modal)', { overflow: 'hidden' });
