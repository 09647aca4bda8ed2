import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test as base } from '@playwright/test';
import { createRequestListener } from '@remix-run/node-fetch-server';

import { createDocsHandler } from '../assistants/createDocsHandler';
import { createReader } from '../cli/readBuilt';
import { runner } from '../fixtures/startBuild';
import { listen } from '../host/serve/listen';
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
      const server = createServer(
        createRequestListener(createDocsHandler(createReader(folders.site), { local: true })),
      );
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

test('the tools describe their purpose, and that they are read-only', async ({ client }) => {
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
    ) {
      missed.push(`${query}: ${found.join(' ')}`);
    }
  }
  expect(Object.keys(questions)).toHaveLength(20);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
});

test('a search returns title, place, address and excerpt, and can be limited to a part of the site', async ({
  ask,
}) => {
  const text = await ask('search_docs', { query: 'temporal namespace', limit: 5 });
  expect(text).toMatch(/^5 of \d+ results:\n\n1\. \*\*.+\*\* \(.+ > .+\)\n {3}https:\/\/\S+\n {3}\S/);
  const entries = await ask('search_docs', { query: 'mongodb', area: 'changelog' });
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
]) {
  test(`${address} is read as Markdown`, async ({ ask }) => {
    expect(await ask('read_page', { address })).toMatch(/^# `neosync sync`\n/);
  });
}

test('the start page can be read, and so can a single section', async ({ ask }) => {
  expect(await ask('read_page', { address: '/' })).toMatch(/^# /);
  const section = await ask('read_page', { address: '/deploy/environment-variables#temporal' });
  expect(section).toMatch(/^#+ Temporal\n/);
  expect(section).not.toContain('OpenTelemetry\n');
});

test('a long page is returned in parts that add up to the whole', async ({ ask, request, client }) => {
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

test('something that does not exist is an error that says what to do', async ({ fail }) => {
  expect(await fail('read_page', { address: '/guides/teraform' })).toContain(
    'Did you mean /guides/terraform',
  );
  expect(await fail('read_page', { address: '/cli/sync#nothing-here' })).toContain('Read the page without');
  expect(await fail('describe_method', { name: 'zzzzqqqq' })).toContain('The API has no "zzzzqqqq"');
  expect(await fail('check_request', { method: 'JobMapping', json: {} })).toContain('is not a method');
  expect(await fail('check_request', { method: 'GetJob', json: '{"id": ' })).toContain('not valid JSON');
});

test('the description of a method is complete', async ({ ask }) => {
  const text = await ask('describe_method', { name: 'CreateJob' });
  expect(text).toMatch(/^# JobService\.CreateJob\n/);
  for (const part of [
    'rpc CreateJob(CreateJobRequest) returns (CreateJobResponse)',
    '- Path: `POST /mgmt.v1alpha1.JobService/CreateJob`',
    '- Role: Job Developer or higher',
    '- Errors: `invalid_argument`',
    '](https://docs.neosync.dev/guides/creating-a-sync-job)',
    'Request:\n\n```json\n{\n  "accountId"',
    'Response:\n\n```json\n{\n  "job"',
    '## curl\n',
    '## TypeScript\n',
    '## Go\n',
    '## Python\n',
    '## CreateJobRequest\n\n- `accountId` (string; required; UUID)',
    '## JobMapping\n',
  ]) {
    expect(text).toContain(part);
  }
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
]) {
  test(`${name} means ${title}`, async ({ ask }) => {
    expect(await ask('describe_method', { name })).toMatch(new RegExp(`^# ${title}\n`));
  });
}

test('an address of the API returns the description of its symbol', async ({ ask }) => {
  const text = await ask('read_page', { address: '/api/mgmt/v1alpha1/job.proto#createjobrequest.job_name' });
  expect(text).toMatch(/^# CreateJobRequest\n/);
});

test('checking a request returns its problems, and the request that would be sent', async ({ ask }) => {
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

test('the request in every description is valid, as an object and as text', async ({ ask, client }) => {
  for (const method of [
    'CreateJob',
    'CreateConnection',
    'AnonymizeSingle',
    'CreateAccountApiKey',
    'GetJobs',
  ]) {
    const described = await ask('describe_method', { name: method, language: 'curl' });
    const json = /Request:\n\n```json\n([^]*?)\n```/.exec(described)![1]!;
    for (const sent of [json, JSON.parse(json)]) {
      expect(await ask('check_request', { method, json: sent })).toMatch(/: 0 problems\.\n/);
    }
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
    'not found',
  );
});

const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** Posts a message as it is. */
const post = (
  address: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });

test.describe('invalid requests', () => {
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const messages: [string, string | Uint8Array<ArrayBuffer>, number][] = [
    ['10 MB', JSON.stringify({ ...ping, params: { text: 'x'.repeat(10_000_000) } }), 413],
    ['JSON without end', '{"jsonrpc": "2.0", ', 400],
    ['no text', '', 400],
    ['200,000 levels', nested, 400],
    [
      '200,000 levels in a question',
      JSON.stringify({ ...ping, params: 0 }).replace('"params":0', `"params":${nested}`),
      400,
    ],
    ['broken UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['1,000 messages at once', JSON.stringify(Array.from({ length: 1000 }, () => ping)), 400],
  ];
  for (const [name, body, status] of messages) {
    test(`${name}: an error of the protocol`, async ({ address }) => {
      const response = await post(address, body);
      expect(response.status).toBe(status);
      const { jsonrpc, error } = (await response.json()) as { jsonrpc: string; error: { message: string } };
      expect(jsonrpc).toBe('2.0');
      expect(error.message).not.toBe('');
      expect((await post(address, JSON.stringify(ping))).status).toBe(200);
    });
  }

  for (const query of [
    '__proto__',
    'constructor',
    '\u0000',
    '((((',
    '.*'.repeat(150),
    '💥'.repeat(70),
    '"',
  ]) {
    test(`the query ${JSON.stringify(query.slice(0, 12))} is a query like any other`, async ({ client }) => {
      const { content } = await client.callTool({ name: 'search_docs', arguments: { query } });
      expect((content as { text: string }[])[0]!.text).toMatch(/results:|Nothing matches/);
    });
  }

  for (const address of [
    '../package.json',
    '/../../etc/passwd',
    '..%2f..%2fpackage.json',
    'file:///etc/passwd',
    '/assistants.json',
    '/_headers',
    '__proto__',
    '/search/index.json',
    '%',
    '\u0000',
  ]) {
    test(`${JSON.stringify(address)} is no page`, async ({ fail, client }) => {
      expect(await fail('read_page', { address })).toContain('There is no page');
      const uri = `https://docs.neosync.dev/${address}`;
      await expect(client.readResource({ uri })).rejects.toThrow();
    });
  }

  for (const name of ['__proto__', 'constructor', 'toString', '.', '()', '\u0000']) {
    test(`${JSON.stringify(name)} names nothing that JavaScript has`, async ({ client }) => {
      const { text } = await call(client, 'describe_method', { name });
      expect(text).not.toContain('[native code]');
      expect(text).toMatch(/^The API has no |^# /);
    });
  }

  test('JSON with names of built-in properties is checked like any other', async ({ ask, fail }) => {
    for (const json of ['{"__proto__": {"accountId": "x"}, "constructor": 1}', '[]', 'null', '5', '"a"']) {
      expect(await ask('check_request', { method: 'CreateJob', json })).toMatch(/^JobService.CreateJob: \d/);
    }
    const deep = '{"a":'.repeat(90) + '1' + '}'.repeat(90);
    expect(await ask('check_request', { method: 'CreateJob', json: deep })).toContain('is not a field');
    const wide = Array.from({ length: 30_000 }, () => 1);
    expect(await fail('check_request', { method: 'CreateJob', json: wide })).toContain('20000 elements');
    const text = `{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(await ask('check_request', { method: 'CreateJob', json: text })).toContain('is not a field');
  });

  test('JSON that is nested too deeply is an error with an explanation', async ({ address }) => {
    const json = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`;
    const params = { name: 'check_request', arguments: { method: 'CreateJob', json: 0 } };
    const body = JSON.stringify({ ...ping, method: 'tools/call', params }).replace(
      '"json":0',
      `"json":${json}`,
    );
    expect(await (await post(address, body)).text()).toContain('nested too deep');
  });

  test('arguments of the wrong shape are refused, and the error names the argument', async ({ fail }) => {
    expect(await fail('search_docs', { query: '' })).toContain('query');
    expect(await fail('search_docs', { query: 'x'.repeat(301) })).toContain('query');
    expect(await fail('search_docs', { query: 'a', limit: 1000 })).toContain('limit');
    expect(await fail('read_page', { address: 5 })).toContain('address');
    expect(await fail('describe_method', { name: 'GetJob', language: 'cobol' })).toContain('language');
  });
});

test('pages of every site may call the endpoint, and get the security headers', async ({ address }) => {
  const asked = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:6274',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, mcp-protocol-version',
    },
  });
  expect(asked.status).toBe(204);
  const answered = await post(address, JSON.stringify(ping), { Origin: 'http://localhost:6274' });
  expect(answered.status).toBe(200);
  for (const { headers } of [asked, answered]) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('*');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  }
});

test('on localhost, a page of another host is refused: its name could resolve to this machine', async ({
  address,
}) => {
  const response = await post(address, JSON.stringify(ping), { Origin: 'https://evil.example' });
  expect(response.status).toBe(403);
});

test('other methods are refused', async ({ address }) => {
  for (const method of ['GET', 'DELETE', 'PUT']) expect((await fetch(address, { method })).status).toBe(405);
});

test('over standard input and output it gives the same answers, and survives invalid requests', async () => {
  const args = [runner, join(root, 'site', 'cli', 'mcp.ts')];
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: root });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const { text } = await call(client, 'read_page', { address: '/cli/sync' });
  expect(text).toMatch(/^# `neosync sync`\n/);
  await client.close();

  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${'x'.repeat(10_000_000)}\n{"\n${'['.repeat(100_000)}${']'.repeat(100_000)}\n`);
  child.stdin.write(Buffer.from([0x22, 0xff, 0x22, 0x0a]));
  const initialize = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'a', version: '1' },
  };
  child.stdin.write(`${JSON.stringify({ ...ping, method: 'initialize', params: initialize })}\n`);
  let said = '';
  for await (const data of child.stdout) {
    said += String(data);
    if (said.includes('"result"')) break;
  }
  child.stdin.end();
  child.kill();
  await once(child, 'exit');
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { error?: object });
  expect(lines.map(({ error }) => error !== undefined)).toEqual([true, true, true, true, false]);
});

/** A host that has functions: gives them static files of the built site. */
const assets = (read: string[]) => async (address: URL | string) => {
  const { pathname } = new URL(address);
  read.push(pathname);
  const file = join(folders.site, pathname);
  return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
};

const asked = () =>
  new Request('https://docs.neosync.dev/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      ...ping,
      method: 'tools/call',
      params: { name: 'read_page', arguments: { address: '/cli/sync' } },
    }),
  });

test('the function of Cloudflare Pages answers from the files of its deploy', async () => {
  const routes = JSON.parse(readFileSync(join(folders.site, '_routes.json'), 'utf8')) as object;
  expect(routes).toEqual({ version: 1, include: ['/mcp'], exclude: [] });
  const copy = join(root, 'reports', 'worker.mjs');
  copyFileSync(join(folders.site, '_worker.js'), copy);
  const worker = (await import(pathToFileURL(copy).href)) as {
    default: { fetch: (request: Request, environment: object) => Promise<Response> };
  };
  const read: string[] = [];
  const response = await worker.default.fetch(asked(), { ASSETS: { fetch: assets(read) } });
  expect(await response.text()).toContain('# `neosync sync`');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(read.sort()).toEqual(['/addresses.json', '/assistants.json', '/cli/sync.md', '/search/index.json']);
});

test('the function of Netlify answers from the files of its deploy', async () => {
  const file = join(root, '.netlify', 'v1', 'functions', 'mcp.mjs');
  const { default: answer, config } = (await import(pathToFileURL(file).href)) as {
    default: (request: Request) => Promise<Response>;
    config: object;
  };
  expect(config).toEqual({ path: '/mcp' });
  const { fetch } = globalThis;
  const read: string[] = [];
  globalThis.fetch = assets(read) as typeof fetch;
  try {
    expect(await (await answer(asked())).text()).toContain('# `neosync sync`');
  } finally {
    globalThis.fetch = fetch;
  }
  expect(read).toHaveLength(4);
});
