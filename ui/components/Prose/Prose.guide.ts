import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Everything that comes from Markdown.',
  avoid: 'Lists of results, forms and tables of the reference: they have a rhythm of their own.',
  anatomy: ['Title and lead', 'Headings', 'Paragraphs and lists', 'Components of this group'],
  heard: 'An article with its headings in order.',
  related: ['Heading', 'Callout', 'CodeBlock', 'Table'],
};
