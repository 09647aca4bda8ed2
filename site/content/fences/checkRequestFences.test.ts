import { expect, test } from 'vitest';

import { referenceOf } from '../../reference/fixtures/sourceOf';
import { schemaOf, typesOf } from '../../reference/request/schemaOf';
import { checkRequestFences } from './checkRequestFences';
import { readDocument } from '../documents/readDocument';

const reference = referenceOf({
  'a.proto': `syntax = "proto3"; import "buf/validate/validate.proto";
    service S { rpc Get(Request) returns (Request); }
    message Request {
      string id = 1 [(buf.validate.field).string.min_len = 3]; int32 size = 2; repeated Line lines = 3;
    }
    message Line {
      string name = 1 [(buf.validate.field).string.min_len = 3];
      oneof source { option (buf.validate.oneof).required = true; string file = 2; string url = 3; }
    }`,
});
const types = typesOf(reference);
const calls = new Map([['/api/a.proto#s.get', () => schemaOf('Request', types)]]);

const problemsOf = (text: string) => {
  const source = `---\ntitle: A\ndescription: B\n---\n${text}`;
  return checkRequestFences(readDocument(source, 'a', 'a.mdx').document!.tree, 'a.mdx', calls);
};
const fence = (json: string, address = '/api/a.proto#s.get') =>
  `# Title\n\n\`\`\`json try="${address}"\n${json}\n\`\`\`\n`;

test('a request that matches its method has no problems, and other fences are not checked', () => {
  expect(problemsOf(fence('{"id": "abc", "size": 5}'))).toEqual([]);
  expect(problemsOf('# Title\n\n```json\n{"a": \n```\n')).toEqual([]);
});

test.each([
  ['{"id": "ab"}', 'id: Expected: at least 3 characters.'],
  ['{"id": "abc", "lines": [{"file": "a", "name": "b"}]}', 'lines[0].name: Expected: at least 3 characters.'],
  ['{"id": "abc", "lines": [{"name": "abc"}]}', 'lines[0].source: Choose one.'],
  ['{"id": "abc", "name": 1}', 'name is not a field of the message.'],
  ['{"id": "abc", "size": "x"}', 'size: Enter a whole number.'],
  ['{"id": ', 'Unexpected end of JSON input.'],
])('%s is reported with its line', (json, words) => {
  const [problem] = problemsOf(fence(json));
  expect(problem).toMatchObject({ file: 'a.mdx', line: 7 });
  expect(problem!.message).toContain(words);
});

test('a method that does not exist is reported with the nearest one', () => {
  expect(problemsOf(fence('{}', '/api/a.proto#s.got'))).toEqual([
    {
      file: 'a.mdx',
      line: 7,
      message: 'try="/api/a.proto#s.got": no such method.',
      fix: expect.stringContaining('Did you mean "/api/a.proto#s.get"?'),
    },
  ]);
});
