import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A screen of the product that a step speaks of.',
  avoid: 'What can be said in a sentence, and screens that a reader is not looking at.',
  anatomy: [
    'Place in the product',
    'Parts of the screen',
    'Numbers of the steps, on what they name',
    'Caption',
  ],
  heard: 'A figure: its caption, then the words on the screen in order. Nothing in it can be pressed.',
  related: ['Steps', 'Diagram'],
};
