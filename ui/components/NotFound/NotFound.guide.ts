import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Every address without a page.',
  avoid: 'A search without results. Use SearchMessage.',
  anatomy: [
    'Number, latent in a field of lines',
    'Address that was asked for',
    'Pages with a similar address',
    'Search',
  ],
  keyboard: { Tab: 'Reaches suggestions, then the search.' },
  heard: 'The heading of the page, the address, a list of suggestions and a search.',
  related: ['LoadError', 'SearchPage'],
};
