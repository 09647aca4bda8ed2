import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Finding a page by words on a site with a hosted search, whose readers know DocSearch from other sites.',
  avoid: 'A search that the site itself answers: SearchDialog is lighter and easier to hear.',
  anatomy: ['Field', 'Results by group', 'Link to all results', 'Keys and the logo of the provider'],
  keyboard: {
    'Up, Down': 'Choose a result.',
    Enter: 'Goes to the chosen result.',
    Escape: 'Closes it and gives the focus back.',
  },
  heard: 'A dialog with a search field; the chosen result is read, the number of results is not.',
  related: ['SearchDialog', 'SearchButton', 'SearchPage'],
};
