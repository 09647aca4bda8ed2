import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Symbols of the API that a guide or an entry is about.',
  avoid: 'The contents of a reference page. Use ApiContents.',
  anatomy: ['Heading', 'Names as links'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'A region with its heading and a list of links.',
  related: ['ApiContents', 'UsedBy', 'CodeName'],
};
