import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'At a method that a reader can try.',
  avoid: 'Methods that the site has no data of.',
  anatomy: ['Icon', 'Label'],
  keyboard: { 'Enter, Space': 'Presses it.' },
  heard: '"Try" with the name of the method, button.',
  related: ['RequestDesk', 'ApiMethod'],
};
