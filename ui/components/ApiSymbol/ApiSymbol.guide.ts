import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A method, message, enum or service of the reference.',
  avoid: 'Headings of articles. Use Heading.',
  anatomy: ['Kind', 'Name with a permalink', 'Description', 'What is deprecated, and its replacement'],
  keyboard: { Tab: 'Reaches the permalink, then links of the description.' },
  heard: 'A region named by its heading. Deprecated names are said to be so in words.',
  related: ['ApiMethod', 'FieldTable', 'ApiRow'],
};
