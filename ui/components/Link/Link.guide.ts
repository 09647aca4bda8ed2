import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A way to another page within text.',
  avoid: 'Something that acts on this page. Use a Button.',
  anatomy: ['Words that name the target', 'Arrow, where it leads to another site'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'Its words and "link"; the arrow is drawn only.',
  related: ['Button', 'CodeName'],
};
