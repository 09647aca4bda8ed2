import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A name in code that may be longer than its column: a field, a method, a variable.',
  avoid: 'Code that is copied or run. Use a CodeBlock.',
  anatomy: ['Name, with places where it may break', 'Link (optional)'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'The name in one piece. Its seams are hidden.',
  related: ['CodeText', 'FieldTable', 'SymbolList'],
};
