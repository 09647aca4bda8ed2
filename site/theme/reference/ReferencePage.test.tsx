import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ReferenceData } from '../../pages/pageData';
import { referenceOf } from '../../reference/fixtures/sourceOf';
import { ReferencePage } from './ReferencePage';

test('a request shown with its only method does not list that method as a use', () => {
  const [file] = referenceOf({
    'a.proto': `syntax = "proto3"; service Jobs { rpc Get(GetRequest) returns (Job); rpc Set(Job) returns (Job); }
      message GetRequest { string id = 1; } message Job { string id = 1; }`,
  }).files;
  const notes = { 'jobs.get': 'Role: Any role.\n\nErrors:\n\n- `not_found`: no such job' };
  const data = {
    notes,
    file: file!,
    base: '/',
    samples: [],
    calls: {},
    desks: {},
    messages: {},
  };
  const html = renderToStaticMarkup(<ReferencePage data={data as Partial<ReferenceData> as ReferenceData} />);
  const sectionOf = (id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0];
  expect(sectionOf('getrequest')).not.toContain('Used by');
  expect(sectionOf('job')).toContain('Used by');
  expect(sectionOf('jobs.get')).toContain('<li><p><code>not_found</code>: no such job</p></li>');
});
