import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The first element of every page.',
  avoid: 'A link within an article. Headings are addresses already.',
  anatomy: ['Words, in sight while focused'],
  keyboard: { Tab: 'The first press reaches it.', Enter: 'Goes to the main content.' },
  heard: '"Skip to content, link", before anything else.',
  related: ['PageFrame', 'Navbar'],
};
