import { expect, test, vi } from 'vitest';

import { resolveTarget } from './resolveTarget';

const path = '/a.B/C';
const origins = ['http://localhost:8080', 'https://api.example.com', 'http://intern.example'];
const read = (baseUrl: string, pageOrigin = 'https://docs.example.com') =>
  resolveTarget(baseUrl, path, { origins, pageOrigin });

test.each([
  ['https://api.example.com', 'https://api.example.com/a.B/C'],
  [' https://API.example.com:443/v1// ', 'https://api.example.com/v1/a.B/C'],
  ['http://localhost:8080/', 'http://localhost:8080/a.B/C'],
  ['https://docs.example.com/api', 'https://docs.example.com/api/a.B/C'],
])('%j resolves to %s', (baseUrl, url) => expect(read(baseUrl)).toEqual({ url }));

test.each([
  '',
  'localhost:8080',
  '//api.example.com',
  'ftp://api.example.com',
  'javascript:alert(1)',
  'https://',
  'https://user:secret@api.example.com',
  'https://api.example.com?x=1',
  'https://api.example.com/#x',
])('%j is not an address', (baseUrl) => expect(read(baseUrl)).toEqual({ problem: 'bad-address' }));

test.each(['https://api.example.com.evil.example', 'https://api.example.com:8443', 'http://localhost:8081'])(
  '%s is not one of the origins',
  (baseUrl) => expect(read(baseUrl)).toEqual({ problem: 'not-allowed' }),
);

test('an origin that only differs by its scheme is suggested', () => {
  expect(read('https://localhost:8080')).toEqual({
    problem: 'other-scheme',
    allowedOrigin: 'http://localhost:8080',
  });
  expect(read('http://api.example.com')).toEqual({
    problem: 'other-scheme',
    allowedOrigin: 'https://api.example.com',
  });
});

test('an HTTPS page can send over HTTP only to the local machine', () => {
  expect(read('http://intern.example')).toEqual({ problem: 'mixed-content' });
  expect(read('http://intern.example', 'http://docs.example.com')).toEqual({
    url: 'http://intern.example/a.B/C',
  });
});

test('browsers without URL.canParse can send too', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  expect(read('https://api.example.com')).toEqual({ url: 'https://api.example.com/a.B/C' });
  expect(read('https://')).toEqual({ problem: 'bad-address' });
  vi.unstubAllGlobals();
});
