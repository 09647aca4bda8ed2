import { expect, test } from 'vitest';

import { protoMarkdown } from './protoMarkdown';

test('is the file in a fence that nothing in it ends', () => {
  const source = '// ```\n// code\n// ```\nmessage Lamp {}\n';
  const address = 'https://docs.example.com/api/a/lamp.proto';
  const methods = {
    'lamps.get': { notes: [{ term: 'Guides', texts: ['[Oil](/oil)'] }] },
    'lamps.set': { notes: [] },
  };
  expect(protoMarkdown({ path: 'a/lamp.proto', source, address, methods })).toBe(
    '# lamp.proto\n\nImported as `a/lamp.proto`, shown at https://docs.example.com/api/a/lamp.proto.\n\n' +
      '````proto\n// ```\n// code\n// ```\nmessage Lamp {}\n````\n\n## lamps.get\n\n- Guides: [Oil](https://docs.example.com/oil)\n',
  );
});
