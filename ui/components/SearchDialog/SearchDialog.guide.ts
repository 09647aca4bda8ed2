import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Finding a page by words, from everywhere.',
  avoid: 'Choosing from what is in sight.',
  anatomy: ['Field', 'Places to go back to', 'Results by page', 'Keys and the number of results'],
  keyboard: {
    'Up, Down': 'Choose a result.',
    'Home, End': 'Choose the first and the last, after the edge of the text.',
    Enter: 'Goes to the chosen result.',
    Escape: 'Closes it and gives the focus back.',
  },
  heard:
    'A dialog with a combobox; the chosen result is read with its page, and the number of results is announced.',
  related: ['SearchButton', 'SearchPage', 'SearchMessage'],
};
