import { globalStyle, vars, within } from '../../styles/style';

globalStyle('[data-enlarge][role="button"]', { cursor: 'zoom-in' });
within('[data-enlarged]', {
  '&': {
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    padding: vars.space.s,
    border: 'none',
    background: vars.color.ground,
    cursor: 'zoom-out',
  },
  '> button': {
    display: 'block',
    minHeight: 44,
    marginInlineStart: 'auto',
    paddingInline: vars.space.l,
    font: vars.text.label,
  },
  '> img': {
    width: '100%',
    height: 'calc(100% - 44px)',
    objectFit: 'contain',
  },
});
