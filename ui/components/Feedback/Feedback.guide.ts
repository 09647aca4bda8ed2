import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Articles that somebody can change when readers say what is missing.',
  avoid: 'Lists and error pages.',
  anatomy: ['Question', 'Two answers', 'Thanks', 'Link to an issue'],
  keyboard: { 'Enter, Space': 'Gives the answer.' },
  heard: 'A group named by the question, with two buttons; thanks are announced as a status.',
  related: ['PageFooter'],
};
