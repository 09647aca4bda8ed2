import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Four to eight ways on from an overview, of equal weight.',
  avoid: 'A list of every page. Use Sidebar or a list.',
  anatomy: ['Title: the page that it leads to', 'Sentence: what is there', 'Drawing (optional)'],
  keyboard: { Tab: 'Goes from card to card.', Enter: 'Follows it.' },
  heard: 'Links, each with its title and sentence. Drawings are silent.',
  related: ['ButtonRow', 'Link'],
};
