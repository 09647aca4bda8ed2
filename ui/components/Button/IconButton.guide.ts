import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A control that is met on every page and known by its drawing: menu, close, repository.',
  avoid: 'An act that is met once. Readers guess drawings wrongly; use a Button with words.',
  anatomy: ['Icon', 'Label, which is heard and not seen'],
  keyboard: { 'Enter, Space': 'Presses it. With an address, Enter follows it.' },
  heard: 'Its label and "button", or "link" where it leads to an address.',
  related: ['Button', 'Icon', 'Navbar'],
};
