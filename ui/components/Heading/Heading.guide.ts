import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The beginning of a part that a reader may want to link to.',
  avoid: 'The title of the page, which is an `h1` of its own, and titles of cards and callouts.',
  anatomy: ['Text', 'Permalink, on hover and focus'],
  keyboard: { Tab: 'Reaches the permalink.', Enter: 'Puts the part into the address.' },
  heard: 'A heading with its rank; its permalink says which part it leads to.',
  related: ['TableOfContents', 'CodeText'],
};
