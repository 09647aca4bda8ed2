import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { MethodData, ReferenceData } from '../../pages/pageData';
import { referenceOf } from '../../reference/fixtures/sourceOf';
import { ReferencePage } from './ReferencePage';

/** The page of a file, rendered with the data of its methods. */
function drawn(text: string, methods: Record<string, Partial<MethodData>> = {}): string {
  const [file] = referenceOf({ 'a.proto': `syntax = "proto3"; ${text}` }).files;
  const data = { methods, file: file!, clients: { address: 'https://a.example' }, messages: {} };
  return renderToStaticMarkup(<ReferencePage data={data as object as ReferenceData} />);
}

test('a request shown with its only method does not list that method as a use', () => {
  const html = drawn(
    `service Jobs { rpc Get(GetRequest) returns (Job); rpc Set(Job) returns (Job); }
     message GetRequest { string id = 1; } message Job { string id = 1; }`,
    { 'jobs.get': { notes: [{ term: 'Errors', texts: ['`not_found`: no such job', '`aborted`: busy'] }] } },
  );
  const sectionOf = (id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0];
  expect(sectionOf('getrequest')).not.toContain('Used by');
  // The last one. It has no example, so its uses are next to it.
  expect(html.slice(html.indexOf('id="job"'))).toContain('Used by');
  const facts = sectionOf('jobs.get')!.replace(/ class="[^"]*"/g, '');
  expect(facts).toContain(
    '<dt>Errors</dt><dd><code>not_found</code>: no such job</dd><dd><code>aborted</code>: busy</dd>',
  );
});

test('the methods of a group are together, in the contents and on the page, and keep their anchors', () => {
  const html = drawn(
    'service S { rpc A(M) returns (M); rpc B(M) returns (M); rpc C(M) returns (M); } message M {}',
    Object.fromEntries(['jobs', 'runs', 'jobs'].map((group, at) => [`s.${'abc'[at]}`, { group, notes: [] }])),
  );
  expect([...html.matchAll(/href="#s\.(\w)"/g)].map(([, name]) => name).join('')).toMatch(/^acb/);
  expect([...html.matchAll(/id="s\.(\w)"/g)].map(([, name]) => name).join('')).toBe('acb');
  expect(html).toMatch(/S: jobs<.*S: runs<.*Method of S: jobs<.*Method of S: runs</s);
});

test('a message that only one field of a method uses is shown in place, with its anchor', () => {
  const html = drawn(`service S { rpc Get(Request) returns (Answer); }
    message Request { Filter filter = 1; Shared shared = 2; }
    message Filter { Name name = 1; }
    message Name { string text = 1; }
    message Shared { string id = 1; }
    message Answer { Shared shared = 1; }
    message Loop { Loop loop = 1; }`);
  const request = html.slice(html.indexOf('id="request"'), html.indexOf('id="answer"'));
  for (const anchor of ['filter', 'filter.name', 'name', 'name.text']) {
    expect(request).toContain(`id="${anchor}"`);
  }
  expect([...html.matchAll(/id="(\w+)"/g)].map(([, id]) => id)).toEqual(
    expect.arrayContaining(['shared', 'loop', 'filter', 'name']),
  );
  expect(request).not.toContain('id="shared"');
});

test('a message without fields has no example, even if its name is Constructor', () => {
  expect(drawn('message Constructor {}')).not.toContain('as JSON');
});

test('code has lines for the fields in a row, and a row lists the fields that have lines', () => {
  const fields = [
    { field: 'Request.name', first: 1, last: 1 },
    { field: 'Request.filter', first: 2, last: 4 },
    { field: 'Filter.id', first: 3, last: 3 },
    { field: 'Filter.id', first: 7, last: 7 },
    { field: 'Shared.id', first: 5, last: 5 },
  ];
  const html = drawn(
    `service S { rpc Get(Request) returns (Shared); }
     message Request { string name = 1; Filter filter = 2; string note = 3; Shared shared = 4; }
     message Filter { string id = 1; }
     message Shared { string id = 1; Shared shared = 2; }`,
    { 's.get': { snippets: [{ label: 'curl', html: 'a', fields }] } },
  );
  expect(html).toContain('data-api-row="request.name request.filter filter.id"');
  expect(html).toContain('data-lines="1 2-4 3,7"');
});
