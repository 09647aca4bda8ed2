import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Filling in a request: as a form or as JSON, with the code that follows.',
  avoid: 'Showing a request. Use RequestExample.',
  anatomy: [
    'Head with the method',
    'Form and JSON',
    'Problems',
    'Call in each language',
    'Panel that sends it',
  ],
  keyboard: {
    Tab: 'Goes through the fields.',
    'Up, Down': 'Choose a field in the finder.',
    Escape: 'Closes what is open: a list, a question, the desk.',
  },
  heard: 'A dialog named by its method. Problems are counted aloud, and each stands at its field.',
  related: ['DeskButton', 'LabeledField', 'SendPanel'],
};
