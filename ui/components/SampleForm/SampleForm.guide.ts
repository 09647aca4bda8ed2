import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Values that occur in all examples of a page: address, key, account.',
  avoid: 'Values of one request. Use RequestDesk.',
  anatomy: ['Heading', 'Fields', 'Note'],
  keyboard: { Tab: 'Goes from field to field.' },
  heard: 'A group with its heading and labeled fields. Examples change without a word.',
  related: ['LabeledField', 'RequestExample'],
};
