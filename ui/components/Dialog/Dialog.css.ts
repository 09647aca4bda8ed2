import { globalStyle, style, vars } from '../../styles/style';

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
});

// Locks the page behind. An explicit path on the body: `:has()` anywhere else would restyle the whole page on every change.
globalStyle('body:has(> dialog:modal, > * > dialog:modal)', { overflow: 'hidden' });
