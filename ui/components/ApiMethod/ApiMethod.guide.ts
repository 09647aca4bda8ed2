import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Below the name of a method: how it is called.',
  avoid: 'Requests that are filled in. Use RequestDesk.',
  anatomy: [
    'What goes in',
    'What comes out, streams marked',
    'Address over HTTP',
    'Marks: no side effects, idempotent',
  ],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'Terms and what they are; streams are said in words.',
  related: ['ApiSymbol', 'RequestExample'],
};
