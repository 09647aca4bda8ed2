import { expect, test } from 'vitest';

import { connectErrorOf } from './connectError';
import { explain, type Attempt } from './explain';
import type { CallFailure } from './sendCall';

const attempt: Attempt = {
  url: 'https://api.example.com/a.B/C',
  pageOrigin: 'https://docs.example.com',
  origins: ['http://localhost:8080', 'https://api.example.com'],
  allowedOrigin: 'http://localhost:8080',
  guide: '/api#cors',
};

const kinds = [
  'bad-address',
  'not-allowed',
  'other-scheme',
  'mixed-content',
  'bad-key',
  'offline',
  'local-network',
  'cors',
  'cors-headers',
  'unreachable',
  'timeout',
  'cut',
  'too-large',
  'redirected',
  'stopped',
] as const;

test('every reason has its own text, and suggests the command in the form if a terminal helps', () => {
  const explained = kinds.map((kind) => explain({ kind }, attempt));
  expect(new Set(explained.map(({ title }) => title)).size).toBe(kinds.length);
  for (const { title, text } of explained) {
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(text).toMatch(/\.$|\d$/);
  }
  const without = kinds.filter(
    (_, index) => !/ curl command below/.test(`${explained[index]!.steps?.at(-1)}`),
  );
  expect(without).toEqual(['bad-address', 'bad-key', 'stopped']);
});

test('requests that were never sent are reported as such; only the server or network causes errors', () => {
  const kindsOf = (outcome: string) => kinds.filter((kind) => explain({ kind }, attempt).outcome === outcome);
  expect(kindsOf('error')).toEqual(['cors-headers', 'timeout', 'cut', 'too-large', 'redirected']);
  expect(kindsOf('stopped')).toEqual(['stopped']);
  expect(kindsOf('notSent')).toHaveLength(kinds.length - 6);
});

test('a CORS failure shows the headers that the server has to send', () => {
  expect(explain({ kind: 'cors' }, attempt)).toMatchObject({
    setting: { code: expect.stringContaining('Access-Control-Allow-Origin: https://docs.example.com\n') },
    guide: { href: '/api#cors' },
  });
  expect(explain({ kind: 'cors' }, { ...attempt, guide: undefined }).guide).toBeUndefined();
});

test('a site lists where it can send requests', () => {
  expect(explain({ kind: 'not-allowed' }, { ...attempt, url: 'https://other.example' }).text).toBe(
    'It may only send to http://localhost:8080 or https://api.example.com. The base URL is https://other.example.',
  );
});

test('only an address with TLS suggests a look at the certificate', () => {
  const steps = (url: string) => explain({ kind: 'unreachable' }, { ...attempt, url }).steps!.join(' ');
  expect(steps('https://api.example.com/a.B/C')).toContain('certificate');
  expect(steps('http://localhost:8080/a.B/C')).not.toContain('certificate');
});

test.each([401, 403, 404, 405, 413, 429, 502, 503, 200])(
  'a foreign answer with status %d is explained',
  (status) => {
    const failure: CallFailure = { kind: 'not-api', status, type: 'text/html', excerpt: '<h1>No</h1>' };
    expect(explain(failure, attempt)).toMatchObject({
      text: expect.stringContaining(`HTTP ${status} came with text/html`),
      steps: [expect.stringMatching(/\.$/), 'Or run the curl command below in a terminal.'],
      details: [{ type: 'Response body', content: '<h1>No</h1>' }],
    });
  },
);

const error = (details: unknown[], code = 'invalid_argument') =>
  explain({ kind: 'error', status: 400, error: connectErrorOf({ code, message: 'No.', details })! }, attempt);

test('violations are rows by field path, whatever a server leaves out', () => {
  const debug = {
    violations: [
      {
        field: { elements: [{ fieldName: 'jobs', index: '2' }, { fieldName: 'name' }] },
        message: 'too short',
      },
      { field: { elements: [{ fieldName: 'labels', stringKey: 'a"b' }] }, ruleId: 'string.uuid' },
      { message: 'the whole is wrong' },
      { field: 'name' },
      'nonsense',
    ],
  };
  expect(error([{ type: 'buf.validate.Violations', value: '', debug }]).details).toEqual([
    {
      type: 'buf.validate.Violations',
      rows: [
        ['jobs[2].name', 'too short'],
        [String.raw`labels["a\"b"]`, 'string.uuid'],
        ['The message', 'the whole is wrong'],
        ['The message', '{"field":"name"}'],
      ],
    },
  ]);
});

test('other details are shown as they are, and unknown bytes as bytes', () => {
  const { details } = error([
    {
      type: 'google.rpc.BadRequest',
      value: '',
      debug: { fieldViolations: [{ field: 'a', description: 'b' }] },
    },
    { type: 'google.rpc.ErrorInfo', value: '', debug: { reason: 'X' } },
    { type: 'acme.Thing', value: 'CgFh' },
    { type: 'buf.validate.Violations', value: 'CgFh', debug: { violations: 7 } },
  ]);
  expect(details).toEqual([
    { type: 'google.rpc.BadRequest', content: '{"fieldViolations":[{"field":"a","description":"b"}]}' },
    { type: 'google.rpc.ErrorInfo', content: '{"reason":"X"}' },
    { type: 'acme.Thing', content: 'CgFh' },
    { type: 'buf.validate.Violations', content: '{"violations":7}' },
  ]);
});

test('an unknown code has no explanation', () => {
  expect(error([], 'constructor')).toMatchObject({
    title: 'The server returned the error `constructor`.',
    steps: [],
  });
  expect(error([], 'unauthenticated').steps).toHaveLength(1);
});
