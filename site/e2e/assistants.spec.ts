import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test as base } from '@playwright/test';

import { handlerOf } from '../assistants/readBuilt';
import { runner } from '../fixtures/startBuild';
import { listen } from '../host/serve/listen';
import { webListener } from '../host/serve/webListener';
import { folders, root } from './folders';

interface Tools {
  /** Where assistants ask. */
  address: string;
  /** A client of the official library, connected over a socket. */
  client: Client;
  /** The text of a tool's answer. */
  ask: (tool: string, question: Record<string, unknown>) => Promise<string>;
  /** The text of a tool's error. */
  fail: (tool: string, question: Record<string, unknown>) => Promise<string>;
}

async function connect(client: Client, address: string): Promise<Client> {
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return client;
}

async function call(client: Client, tool: string, question: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name: tool, arguments: question });
  const [first] = content as { type: string; text: string }[];
  return { text: first!.text, isError };
}

const test = base.extend<Omit<Tools, 'address'>, Pick<Tools, 'address'>>({
  address: [
    async ({}, use) => {
      const server = createServer(webListener(handlerOf(folders.site)));
      const port = await listen(server, 0);
      await use(`http://localhost:${port}/mcp`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  client: async ({ address }, use) => {
    const client = await connect(new Client({ name: 'test', version: '1' }), address);
    await use(client);
    await client.close();
  },
  ask: async ({ client }, use) => {
    await use(async (tool, question) => {
      const { text, isError } = await call(client, tool, question);
      expect(isError, text).toBe(false);
      return text;
    });
  },
  fail: async ({ client }, use) => {
    await use(async (tool, question) => {
      const { text, isError } = await call(client, tool, question);
      expect(isError, text).toBe(true);
      return text;
    });
  },
});

/** What developers ask, and the pages or methods that answer it. Written before looking at what the search finds. */
const questions: Record<string, string[]> = {
  'How do I anonymize a Postgres database and keep foreign keys intact?': [
    '/table-constraints/foreign-keys',
    '/quickstart',
    '/guides/your-own-database',
    '/guides/creating-a-sync-job',
  ],
  'How can I run a job from a CI pipeline?': ['/guides/using-neosync-in-ci', '/guides/trigger-and-wait'],
  'Which environment variables configure the API server?': ['/deploy/environment-variables'],
  'How do I write my own transformer in JavaScript?': [
    '/guides/custom-code-transformers',
    '/transformers/javascript',
    '/transformers/user-defined',
    '/transformers/recipes',
  ],
  'Does the same input always give the same anonymized output?': ['/transformers/determinism'],
  'How do I connect to a private database through a bastion host?': [
    '/guides/connect-private-postgres-via-bastion-host',
  ],
  'How do I copy only the rows of one customer into a test database?': ['/table-constraints/subsetting'],
  'Which method creates a job?': ['/api/mgmt/v1alpha1/job.proto#jobservice.createjob'],
  'How do I trigger a run of a job over the API?': [
    '/api/mgmt/v1alpha1/job.proto#jobservice.createjobrun',
    '/guides/trigger-and-wait',
  ],
  'How do I check whether a run has finished?': [
    '/guides/trigger-and-wait',
    '/guides/runs',
    '/api/mgmt/v1alpha1/job.proto#jobservice.getjobrun',
  ],
  'What must I set to install it with Helm on Kubernetes?': ['/deploy/kubernetes'],
  'How do I log in with the CLI in a script without a browser?': [
    '/cli/login',
    '/guides/using-neosync-in-ci',
  ],
  'How do I create an API key?': [
    '/api/mgmt/v1alpha1/api_key.proto#apikeyservice.createaccountapikey',
    '/api#',
  ],
  'How do I anonymize values inside a JSONB column?': ['/guides/json-columns'],
  'What happens when a new column is added to the source table?': ['/guides/new-column-addition-strategies'],
  'How do I find out which columns hold personal data?': ['/guides/pii-detection'],
  'How do I get notified by a webhook when a run fails?': ['/guides/account-hooks'],
  'How do I manage jobs and connections as code?': ['/guides/terraform', '/guides/move-a-job'],
  'How do I upgrade to a new version and roll back?': ['/deploy/upgrade'],
  'How do I anonymize a single record from my Go program?': [
    '/guides/anonymization-service-endpoints',
    '/api/mgmt/v1alpha1/anonymization.proto',
    '/api/go',
  ],
};

test('the tools say what they are for, and that they only read', async ({ client }) => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_page',
    'describe_method',
    'check_request',
  ]);
  for (const { description, annotations, inputSchema } of tools) {
    expect(description).toContain('Use it');
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema.type).toBe('object');
  }
  expect(client.getInstructions()).toContain('Neosync documentation');
});

test('the first three results answer at least 19 of 20 questions', async ({ ask }) => {
  const missed: string[] = [];
  for (const [query, answers] of Object.entries(questions)) {
    const text = await ask('search_docs', { query, limit: 3 });
    const found = [...text.matchAll(/^ {3}https:\/\/docs\.neosync\.dev(\S*)$/gm)].map(
      ([, address]) => address!,
    );
    expect(found).toHaveLength(3);
    if (
      !found.some((address) =>
        answers.some(
          (answer) =>
            address === answer ||
            address.startsWith(`${answer}#`) ||
            (answer.includes('#') && address.startsWith(answer)),
        ),
      )
    )
      missed.push(`${query}: ${found.join(' ')}`);
  }
  expect(Object.keys(questions)).toHaveLength(20);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
});

test('a search names title, place, address and excerpt, and keeps to a part of the site', async ({ ask }) => {
  const text = await ask('search_docs', { query: 'temporal namespace', limit: 5 });
  expect(text).toMatch(/^5 of \d+ results:\n\n1\. \*\*.+\*\* \(.+ > .+\)\n {3}https:\/\/\S+\n {3}\S/);
  const entries = await ask('search_docs', { query: 'mongodb', kind: 'changelog' });
  const addresses = [...entries.matchAll(/https:\/\/docs\.neosync\.dev(\S+)/g)].map(([, path]) => path);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((path) => !path!.startsWith('/changelog'))).toEqual([]);
});

for (const address of [
  '/cli/sync',
  'cli/sync/',
  '/cli/sync.md',
  '/cli/sync.html',
  'https://docs.neosync.dev/cli/sync?x=1',
  'http://localhost:4173/cli/sync',
])
  test(`${address} is read as Markdown`, async ({ ask }) => {
    expect(await ask('read_page', { address })).toMatch(/^# neosync sync\n/);
  });

test('the start page is read, and a section alone', async ({ ask }) => {
  expect(await ask('read_page', { address: '/' })).toMatch(/^# /);
  const section = await ask('read_page', { address: '/deploy/environment-variables#temporal' });
  expect(section).toMatch(/^#+ Temporal\n/);
  expect(section).not.toContain('OpenTelemetry\n');
});

test('a long page comes in parts that make the whole', async ({ ask, request, client }) => {
  const whole = (await client.readResource({ uri: 'https://docs.neosync.dev/guides/troubleshooting.md' }))
    .contents[0] as { text: string };
  expect(request).toBeTruthy();
  let line: number | undefined = 1;
  let read = '';
  while (line !== undefined) {
    const part: string = await ask('read_page', { address: '/guides/troubleshooting', line });
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(40_000);
    const cut = /\n\n\[Cut: the rest begins with line (\d+)\. .*\]$/.exec(part);
    read += cut ? `${part.slice(0, cut.index)}\n` : part;
    line = cut ? Number(cut[1]) : undefined;
  }
  expect(read).toBe(whole.text);
  expect(read.length).toBeGreaterThan(60_000);
});

test('what is not there is an error that says what to do', async ({ fail }) => {
  expect(await fail('read_page', { address: '/guides/teraform' })).toContain(
    'Did you mean /guides/terraform',
  );
  expect(await fail('read_page', { address: '/cli/sync#nothing-here' })).toContain('Read the page without');
  expect(await fail('describe_method', { name: 'zzzzqqqq' })).toContain('The API has no "zzzzqqqq"');
  expect(await fail('check_request', { method: 'JobMapping', json: {} })).toContain('is not a method');
  expect(await fail('check_request', { method: 'GetJob', json: '{"id": ' })).toContain('not valid JSON');
});

test('a method is described whole', async ({ ask }) => {
  const text = await ask('describe_method', { name: 'CreateJob' });
  expect(text).toMatch(/^# JobService\.CreateJob\n/);
  for (const part of [
    'rpc CreateJob(CreateJobRequest) returns (CreateJobResponse)',
    '- Path: `POST /mgmt.v1alpha1.JobService/CreateJob`',
    '- Role: Job Developer or higher',
    '- Errors: `invalid_argument`',
    '](https://docs.neosync.dev/guides/creating-a-sync-job)',
    '## Request\n\n```json\n{\n  "accountId"',
    '## Response\n\n```json\n{\n  "job"',
    '## curl\n',
    '## TypeScript\n',
    '## Go\n',
    '## Python\n',
    '## CreateJobRequest\n\n- `accountId` (string; required; UUID)',
    '## JobMapping\n',
  ])
    expect(text).toContain(part);
  const short = await ask('describe_method', { name: 'CreateJob', language: 'go' });
  expect(short).toContain('## Go\n');
  expect(short).not.toContain('## curl\n');
});

for (const [name, title] of [
  ['create_job', 'JobService.CreateJob'],
  ['/mgmt.v1alpha1.JobService/CreateJob', 'JobService.CreateJob'],
  ['mgmt.v1alpha1.JobService.GetJob', 'JobService.GetJob'],
  ['CraeteJob', 'JobService.CreateJob'],
  ['jobservice', 'JobService'],
  ['JobMapping', 'JobMapping'],
  ['JobStatus', 'JobStatus'],
])
  test(`${name} means ${title}`, async ({ ask }) => {
    expect(await ask('describe_method', { name })).toMatch(new RegExp(`^# ${title}\n`));
  });

test('an address of the API is read as what it names', async ({ ask }) => {
  const text = await ask('read_page', { address: '/api/mgmt/v1alpha1/job.proto#createjobrequest.job_name' });
  expect(text).toMatch(/^# CreateJobRequest\n/);
});

test('a request is checked: what is wrong, and what would be sent', async ({ ask }) => {
  const text = await ask('check_request', {
    method: 'JobService.CreateJob',
    json: { accountId: 'mine', jobName: 'a', nothing: 1, mappings: 'all' },
  });
  expect(text).toMatch(/^JobService\.CreateJob: \d problems\.\n\n/);
  expect(text).toContain('- `nothing` (json): is not a field of the message; left out.');
  expect(text).toContain('- `mappings` (json): is text; expected a list; left out.');
  expect(text).toContain('- `account_id` (string.uuid): ');
  expect(text).toContain('- `job_name` (string.pattern): ');
  expect(text).toContain('```json\n{\n  "accountId": "mine",\n  "jobName": "a"\n}\n```');
});

test('the request of every description has no problem, as an object or as text', async ({ ask, client }) => {
  for (const method of [
    'CreateJob',
    'CreateConnection',
    'AnonymizeSingle',
    'CreateAccountApiKey',
    'GetJobs',
  ]) {
    const described = await ask('describe_method', { name: method, language: 'curl' });
    const json = /## Request\n\n```json\n([^]*?)\n```/.exec(described)![1]!;
    for (const sent of [json, JSON.parse(json)])
      expect(await ask('check_request', { method, json: sent })).toMatch(/: 0 problems\.\n/);
  }
  expect(client.getServerVersion()?.title).toBe('Neosync documentation');
});

test('every page is a resource', async ({ client }) => {
  const { resources } = await client.listResources();
  expect(resources.length).toBeGreaterThan(120);
  expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
  for (const { uri, mimeType } of resources) {
    expect(mimeType).toBe('text/markdown');
    const { contents } = await client.readResource({ uri });
    expect((contents[0] as { text: string }).text, uri).toMatch(/^# /);
  }
  await expect(client.readResource({ uri: 'https://docs.neosync.dev/nothing.md' })).rejects.toThrow(
    'no page',
  );
});

test('every section that search names can be read', async ({ ask }) => {
  const records = JSON.parse(readFileSync(join(folders.site, 'search', 'records.json'), 'utf8')) as {
    url: string;
  }[];
  const places = records.map(({ url }) => url).filter((url) => url.includes('#'));
  expect(places.length).toBeGreaterThan(1000);
  for (const address of places) expect(await ask('read_page', { address }), address).not.toBe('');
});
