import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Every field of a form.',
  avoid: 'A search, whose field has its name from the landmark. Use SearchButton or SearchPage.',
  anatomy: [
    'Label',
    'Control',
    'Note: what helps to fill it in',
    'Problem: what is wrong and how to mend it',
  ],
  keyboard: { Tab: 'Reaches the control.' },
  heard:
    'The label, the kind of control, then note and problem as its description. A field with a problem is called invalid.',
  related: ['SampleForm', 'SendPanel', 'RequestDesk'],
};
