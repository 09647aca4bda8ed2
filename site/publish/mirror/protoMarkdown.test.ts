import { expect, test } from 'vitest';

import { protoMarkdown } from './protoMarkdown';

test('a method has its request and response below its notes', () => {
  const methods = {
    'lamps.get': {
      notes: [{ term: 'Role', texts: ['Any role'] }],
      examples: [
        { term: 'Request', json: '{\n  "id": 4\n}' },
        { term: 'Response', json: '{}' },
      ],
    },
  };
  const address = 'https://docs.example.com/api/lamp.proto';
  expect(protoMarkdown({ file: { path: 'lamp.proto' }, methods }, 'message Lamp {}', address)).toContain(
    '## lamps.get\n\n- Role: Any role\n\nRequest:\n\n```json\n{\n  "id": 4\n}\n```\n\nResponse:\n\n```json\n{}\n```\n',
  );
});

test('is the file in a fence that its content cannot close', () => {
  const source = '// ```\n// code\n// ```\nmessage Lamp {}\n';
  const address = 'https://docs.example.com/api/a/lamp.proto';
  const methods = {
    'lamps.get': { notes: [{ term: 'Guides', texts: ['[Oil](/oil)'] }], examples: [] },
    'lamps.set': { notes: [], examples: [] },
  };
  expect(protoMarkdown({ file: { path: 'a/lamp.proto' }, methods }, source, address)).toBe(
    '# lamp.proto\n\nImported as `a/lamp.proto`, shown at https://docs.example.com/api/a/lamp.proto.\n\n' +
      '````proto\n// ```\n// code\n// ```\nmessage Lamp {}\n````\n\n## lamps.get\n\n- Guides: [Oil](https://docs.example.com/oil)\n',
  );
});
