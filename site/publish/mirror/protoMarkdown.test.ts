import { expect, test } from 'vitest';

import { protoMarkdown } from './protoMarkdown';

test('is the file in a fence that nothing in it ends', () => {
  const source = '// ```\n// code\n// ```\nmessage Lamp {}\n';
  const address = 'https://docs.example.com/api/a/lamp.proto';
  const notes = { 'lamps.get': 'Guides: [Oil](/oil).', 'lamps.set': '' };
  expect(protoMarkdown({ path: 'a/lamp.proto', source, address, notes })).toBe(
    '# lamp.proto\n\nImported as `a/lamp.proto`, shown at https://docs.example.com/api/a/lamp.proto.\n\n' +
      '````proto\n// ```\n// code\n// ```\nmessage Lamp {}\n````\n\n## lamps.get\n\nGuides: [Oil](https://docs.example.com/oil).\n',
  );
});
