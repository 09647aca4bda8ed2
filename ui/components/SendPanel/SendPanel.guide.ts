import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Sending a request to the reader’s own server.',
  avoid: 'Requests that the reader does not see.',
  anatomy: [
    'Address and key',
    'Button that sends',
    'Question before what changes data',
    'Answer: status, time, messages, headers',
  ],
  keyboard: { 'Enter, Space': 'On the button, sends or stops.', Escape: 'On the question, says no.' },
  heard: 'A region with labeled fields. What happens is announced as a status; a question takes the focus.',
  related: ['RequestDesk', 'LabeledField'],
};
