import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A key that the reader presses.',
  avoid: 'Code that is typed. Use `code`.',
  anatomy: ['Key'],
  heard: 'The name of the key, as part of the text.',
  related: ['SearchButton', 'SearchDialog'],
};
