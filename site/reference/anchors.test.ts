import { expect, test } from 'vitest';

import { referenceOf } from './fixtures/sourceOf';
import type { ProtoFile } from './model';
import { messagesOf } from './symbols';

const proto3 = 'syntax = "proto3";\npackage p.q;\n';

function anchorsOf(file: ProtoFile): string[] {
  const anchors = [
    ...file.enums.flatMap((declaration) => [declaration, ...declaration.values]),
    ...file.services.flatMap((service) => [service, ...service.methods]),
  ].map(({ anchor }) => anchor);
  messagesOf(file).forEach(({ anchor, fields, oneofs, enums }) => {
    anchors.push(anchor, ...[...fields, ...oneofs].map((symbol) => symbol.anchor));
    anchors.push(
      ...enums.flatMap((nested) => [nested.anchor, ...nested.values.map((value) => value.anchor)]),
    );
  });
  return anchors;
}

test('an anchor is the full name within the package, in lower case', () => {
  const { files } = referenceOf({
    'a.proto': `${proto3}
      message Outer { message Inner { enum Kind { KIND_NONE = 0; } string some_text = 1; } oneof choice { Inner in = 1; } }
      enum Top { TOP_NONE = 0; }
      service Calls { rpc GetIt(Outer) returns (Outer.Inner); }`,
  });
  expect(anchorsOf(files[0]!)).toEqual([
    'top',
    'top.top_none',
    'calls',
    'calls.getit',
    'outer',
    'outer.in',
    'outer.choice',
    'outer.inner',
    'outer.inner.some_text',
    'outer.inner.kind',
    'outer.inner.kind.kind_none',
  ]);
});

test('a field or oneof with the same name as a nested type gets a different anchor', () => {
  const { files } = referenceOf({
    'a.proto': `${proto3}
      message Hook { message Timing { oneof timing { string at = 1; } } enum Type { TYPE_NONE = 0; } message Config {}
        Timing timing = 1; Type type = 2; oneof config { Config here = 3; } }`,
  });
  const hook = files[0]!.messages[0]!;
  expect(hook.fields.map(({ anchor }) => anchor)).toEqual([
    'hook.timing-field',
    'hook.type-field',
    'hook.here',
  ]);
  expect(hook.oneofs.map(({ anchor }) => anchor)).toEqual(['hook.config-2']);
  expect(hook.messages[0]!.oneofs[0]!.anchor).toBe('hook.timing.timing');
  expect(new Set(anchorsOf(files[0]!)).size).toBe(anchorsOf(files[0]!).length);
});

test('names that differ only in case have different anchors, and types get the plain ones', () => {
  const { files } = referenceOf({
    'a.proto': `${proto3}message Job {
  string jobId = 1;
  string JobID = 2;
  oneof JOBID { string Jobid = 3; }
}
message job { Job job = 1; job other = 2; }
enum JoB { option allow_alias = true; NONE = 0; none = 0; }
service JOB { rpc Run(Job) returns (job); rpc RUN(job) returns (Job); }
`,
  });
  const [job, lower] = files[0]!.messages;
  expect([job!.anchor, lower!.anchor, files[0]!.enums[0]!.anchor]).toEqual(['job', 'job-2', 'job-3']);
  expect([...job!.fields, ...job!.oneofs].map(({ anchor }) => anchor)).toEqual([
    'job.jobid',
    'job.jobid-field',
    'job.jobid-field-2',
    'job.jobid-2',
  ]);
  expect(files[0]!.services[0]!.methods.map(({ anchor }) => anchor)).toEqual(['job.run', 'job.run-2']);
  expect(new Set(anchorsOf(files[0]!)).size).toBe(anchorsOf(files[0]!).length);
  const uses = lower!.fields.map(({ type }) => type.kind === 'message' && type.anchor);
  expect(uses).toEqual(['job', 'job-2']);
});
