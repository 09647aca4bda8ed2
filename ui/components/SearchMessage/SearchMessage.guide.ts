import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The place of results, where there are none: not found, not fetched.',
  avoid: 'A page that did not arrive. Use LoadError.',
  anatomy: ['Strip of rows', 'Title', 'What to do next'],
  keyboard: { Tab: 'Reaches suggestions and the button.' },
  heard: 'A heading and a sentence; the search announces the state.',
  related: ['SearchDialog', 'EngravedStrip', 'LoadError'],
};
