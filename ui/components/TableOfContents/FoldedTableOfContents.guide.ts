import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The same contents, where there is no room beside the text.',
  avoid: 'Wide windows: contents in sight are used more than folded ones.',
  anatomy: ['Line that opens it', 'Sections and subsections'],
  keyboard: { 'Enter, Space': 'Opens and closes the list.' },
  heard: 'A disclosure named "On this page", expanded or collapsed.',
  related: ['TableOfContents', 'Fold'],
};
