import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import type { Method } from '../model';
import { readReference } from '../readReference';
import { clients as neosyncClients } from '../../fixtures/clients';
import type { JsonValue } from '../request/requestValue';
import { typesOf } from '../request/schemaOf';
import { toJson } from '../request/toJson';
import { exampleMessage } from './exampleMessage';
import { methodSnippets } from './fileExamples';
import { goName } from './go';
import type { Snippet } from './languages';

const root = join(import.meta.dirname, '../../..');
const now = new Date('2026-05-17T13:14:15Z');

interface Call {
  method: Method;
  body: JsonValue;
  snippets: Snippet[];
}

function callsOf(folder: string): Call[] {
  const reference = readReference(folder, root);
  const types = typesOf(reference);
  const clients = { ...neosyncClients };
  const members = { Streams: 'streams', Talk: 'talk' };
  clients.typescript = { ...clients.typescript, members: { ...clients.typescript.members, ...members } };
  clients.python = { ...clients.python, members: { ...clients.python.members, ...members } };
  return reference.files.flatMap(({ path, services }) =>
    services.flatMap(({ methods }) =>
      methods.map((method) => {
        const type = method.request.name;
        const body = toJson(exampleMessage(type, { types, now, clients }), {
          ...types,
          root: type,
        });
        return { method, body, snippets: methodSnippets(method, { types, clients, protoPath: path, now }) };
      }),
    ),
  );
}

const calls = [...callsOf('proto'), ...callsOf('site/reference/fixtures/tree')];
const call = (name: string) => calls.find(({ method }) => method.name === name)!;
const code = (name: string, id: Snippet['id']) =>
  call(name).snippets.find((snippet) => snippet.id === id)!.code;

describe('in a shell', () => {
  /** Runs commands with `curl` and `buf` replaced by a function that prints its arguments. */
  function argumentsOf(commands: string[]): string[][] {
    const script = [
      `print() { printf '%s\\0' "$@"; printf '\\0'; }`,
      'curl() { print "$@"; }',
      'buf() { print "$@"; }',
      ...commands,
    ].join('\n');
    const out = execFileSync('bash', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, NEOSYNC_API_KEY: 'key' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return out
      .split('\0\0')
      .slice(0, -1)
      .map((call) => call.split('\0'));
  }

  const given = (id: Snippet['id']) => {
    const having = calls.filter(({ snippets }) => snippets.some((snippet) => snippet.id === id));
    const commands = having.map(({ snippets }) => snippets.find((snippet) => snippet.id === id)!.code);
    const all = argumentsOf(commands);
    expect(all).toHaveLength(having.length);
    return having.map((each, index) => ({ ...each, args: all[index]! }));
  };
  const after = (args: string[], flag: string) => args.filter((_, index) => args[index - 1] === flag);

  test('curl gets the address, token and body as one argument each, for every unary call', () => {
    for (const { method, body, args } of given('curl')) {
      expect(args).toContain(`https://neosync-api.svcs.neosync.dev${method.path}`);
      expect(after(args, '--header')).toEqual([
        'Authorization: Bearer key',
        'Content-Type: application/json',
      ]);
      expect(JSON.parse(after(args, '--data')[0]!)).toEqual(body);
    }
  });

  test('curl gets the parts of a GET as one argument each', () => {
    for (const { method, body, args } of given('connect-get')) {
      expect(method).toMatchObject({ idempotency: 'no-side-effects', streaming: 'none' });
      expect(args).toContain('--get');
      expect(args).toContain(`https://neosync-api.svcs.neosync.dev${method.path}`);
      expect(after(args, '--data')).toEqual(['encoding=json', 'connect=v1']);
      expect(after(args, '--data-urlencode')).toEqual([`message=${JSON.stringify(body)}`]);
    }
  });

  test('buf curl is used for every streaming call', () => {
    const streaming = given('buf-curl');
    expect(streaming.map(({ method }) => method.name)).toEqual(
      calls.filter(({ method }) => method.streaming !== 'none').map(({ method }) => method.name),
    );
    for (const { method, body, args } of streaming) {
      expect(args[0]).toBe('curl');
      expect(args).toContain(`https://neosync-api.svcs.neosync.dev${method.path}`);
      expect(JSON.parse(after(args, '--data')[0]!)).toEqual(body);
    }
  });

  test('quotes in a body are preserved', () => {
    expect(code('One', 'curl')).toContain('"email": "ada@example.com"');
    expect(argumentsOf([`curl 'it'\\''s'`])).toEqual([["it's"]]);
  });
});

describe('in TypeScript', () => {
  test('every example is well formed', () => {
    for (const { method, snippets } of calls) {
      const snippet = snippets.find(({ id }) => id === 'typescript');
      if (!snippet) continue;
      const { diagnostics } = ts.transpileModule(snippet.code, {
        reportDiagnostics: true,
        compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
      });
      expect(
        diagnostics?.map(({ messageText }) => messageText),
        method.path,
      ).toEqual([]);
    }
  });

  test('a oneof is a case with a value, an enum drops its prefix, 64 bits are bigints, times use dates', () => {
    expect(code('GetMetricCount', 'typescript')).toContain(
      "identifier: {\n    case: 'accountId',\n    value: '",
    );
    expect(code('GetMetricCount', 'typescript')).toContain('metric: RangedMetricName.INPUT_RECEIVED');
    expect(code('GetJobRunLogsStream', 'typescript')).toContain('maxLogLines: 100n');
    expect(code('CreateAccountApiKey', 'typescript')).toContain(
      "expiresAt: timestampFromDate(new Date('2026-11-13T00:00:00Z'))",
    );
    expect(code('HasPermission', 'typescript')).toContain('type: ResourcePermission_Type.JOB');
  });

  test('streams are read with for await, and written with a generator', () => {
    expect(code('GetJobRunLogsStream', 'typescript')).toContain(
      'for await (const response of client.jobs.getJobRunLogsStream({',
    );
    expect(code('SetRunContexts', 'typescript')).toContain('await client.jobs.setRunContexts(requests())');
  });

  test('a bidirectional streaming call only has an example for buf curl', () => {
    expect(call('Both').snippets.map(({ id }) => id)).toEqual(['buf-curl']);
  });
});

describe('in Go', () => {
  test('names match those of the generator', () => {
    expect(
      [
        'account_id',
        'aws_s3_config',
        'foo_1',
        '_private',
        'Outer.Inner',
        'hs_2_name',
        'sha256sum',
        'fooBar',
        'a__bar',
      ].map(goName),
    ).toEqual([
      'AccountId',
      'AwsS3Config',
      'Foo_1',
      'XPrivate',
      'Outer_Inner',
      'Hs_2Name',
      'Sha256Sum',
      'FooBar',
      'A_Bar',
    ]);
  });

  test('a oneof is a wrapper, a field with presence is a pointer, a nested enum begins with its message', () => {
    const job = code('CreateJob', 'go');
    expect(job).toContain('Config: &mgmtv1alpha1.JobSourceOptions_Postgres{\n');
    const schedule = code('UpdateJobSchedule', 'go');
    expect(schedule).toContain('CronSchedule: proto.String("30 4 * * *"),');
    expect(schedule).toContain('"google.golang.org/protobuf/proto"');
    expect(code('HasPermission', 'go')).toMatch(/Type: +mgmtv1alpha1\.ResourcePermission_TYPE_JOB,/);
    expect(code('CreateAccountApiKey', 'go')).toContain(
      'ExpiresAt: timestamppb.New(time.Date(2026, time.November, 13, 0, 0, 0, 0, time.UTC)),',
    );
  });

  test('generated code is separate from the standard library, whatever its module is called', () => {
    const reference = readReference('proto', root);
    const clients = { ...neosyncClients, go: { module: 'lamps/gen' } };
    const options = { types: typesOf(reference), clients, protoPath: 'mgmt/v1alpha1/job.proto', now };
    const text = methodSnippets(call('GetJobHooks').method, options).find(({ id }) => id === 'go')!.code;
    const [, others] = /import \(\n([^]*?)\n\)/.exec(text)![1]!.split('\n\n');
    expect(others).toContain('\tmgmtv1alpha1 "lamps/gen/mgmt/v1alpha1"');
  });

  test('neighboring values are aligned, and there are no unused imports', () => {
    expect(code('GetJobHooks', 'go')).not.toContain('protobuf/proto"');
    expect(code('CreateAccountApiKey', 'go')).toMatch(/AccountId: ".*\n\t\tName: {6}".*\n\t\tExpiresAt: t/);
    for (const { method, snippets } of calls) {
      const text = snippets.find(({ id }) => id === 'go')?.code;
      if (text === undefined) continue;
      const imported = [...text.matchAll(/^\t(?:(\w+) )?"(?:[^"]*\/)?([^"/]+)"$/gm)].map(
        ([, alias, name]) => alias ?? name!,
      );
      for (const name of imported) {
        expect(text, `${method.path} imports ${name}`).toMatch(new RegExp(`\\b${name}\\.`));
      }
    }
  });
});

describe('in Python', () => {
  test('messages are imported by name, nested ones through their parent', () => {
    expect(code('GetJob', 'python')).toContain(
      'from neosync import Neosync\nfrom neosync.mgmt.v1alpha1 import GetJobRequest\n',
    );
    expect(code('CreateJobHook', 'python')).toContain('sql=JobHookConfig.JobSqlHook(');
    expect(code('CreateAccountApiKey', 'python')).toContain('expires_at=Timestamp(seconds=1794528000)');
  });

  test('names that are keywords are passed in a dictionary', () => {
    expect(code('One', 'python')).toContain('**{"from": "b"}');
  });

  test('streams are iterated over', () => {
    expect(code('GetJobRunLogsStream', 'python')).toContain(
      'for response in client.jobs.GetJobRunLogsStream(request):',
    );
    expect(code('SetRunContexts', 'python')).toContain('client.jobs.SetRunContexts(iter([request]))');
  });
});
