import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

import { describe, expect, onTestFinished, test } from 'vitest';

import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { listen } from '../host/serve/listen';

const project = join(import.meta.dirname, '..', '..');

/** A request as the provider received it. */
interface Received {
  method: string;
  path: string;
  parameters: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

type Answer = (request: Received, response: ServerResponse) => void;

const send = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

/** The provider's answer when everything works: every task is done at once. */
const done: Answer = ({ method }, response) =>
  send(
    response,
    200,
    method === 'GET' ? { status: 'published' } : { taskID: 7, objectIDs: [], updatedAt: '', deletedAt: '' },
  );

/** Starts a local server with the API of the provider. */
async function provide(answer: Answer = done): Promise<{ address: string; received: Received[] }> {
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = request.method === 'GET' || request.method === 'DELETE' ? undefined : await json(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const one = {
      method: request.method!,
      path: pathname,
      parameters: Object.fromEntries(searchParams),
      headers: request.headers,
      body,
    };
    received.push(one);
    answer(one, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://localhost:${port}`, received };
}

const record = (number: number) => ({
  objectID: `/lamps#${number}`,
  url: `/lamps#${number}`,
  url_without_anchor: '/lamps',
  anchor: String(number),
  type: 'lvl2',
  hierarchy: { lvl0: null, lvl1: 'Lamps', lvl2: `Lamp ${number}` },
  content: 'A lamp.',
  language: 'en',
  docs_tag: 'current',
});

/** A built site with records. */
const build = (records: unknown = Array.from({ length: 2500 }, (_, number) => record(number))) =>
  temporaryFolder({
    'search/records.json': typeof records === 'string' ? records : JSON.stringify(records),
  });

const hosted = { ALGOLIA_APP_ID: 'LIGHTHOUSE', ALGOLIA_SEARCH_KEY: 'search-only', ALGOLIA_INDEX: 'lamps' };

/** Runs the command, as `npm run search:push` does. */
async function push(args: string[], environment: Record<string, string>) {
  const command = [runner, join(project, 'site/cli/pushSearch.ts'), ...args];
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, command, { cwd: project, env: { PATH, ...environment } });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, status };
}

describe('npm run search:push', { timeout: 60_000 }, () => {
  test('prints what it would send, and sends nothing', async () => {
    const { address, received } = await provide();
    const { stdout, status } = await push(['--from', build()], { ...hosted, ALGOLIA_HOST: address });
    expect(stdout).toMatch(
      /^Would replace the index "lamps" of the application LIGHTHOUSE at http:\/\/localhost:\d+ with 2500 records in 3 requests and \d+ synonyms\.\nNothing was sent\. Send it: npm run search:push -- --yes\n$/,
    );
    expect({ received, status }).toEqual({ received: [], status: 0 });
  });

  test('fills a temporary index, which then replaces the old one', async () => {
    const { address, received } = await provide();
    const environment = { ...hosted, ALGOLIA_HOST: address, ALGOLIA_WRITE_KEY: 'may-write' };
    const { stdout, stderr, status } = await push(['--yes', '--from', build()], environment);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('Replaced the index "lamps"');

    const draft = /\/1\/indexes\/(lamps_tmp_\w+)\/batch/.exec(
      received.map(({ path }) => path).join(' '),
    )![1]!;
    const changes = received.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, path }) => `${method} ${path.replace(draft, 'DRAFT')}`)).toEqual([
      'PUT /1/indexes/lamps/settings',
      'POST /1/indexes/lamps/synonyms/batch',
      'POST /1/indexes/lamps/operation',
      'POST /1/indexes/DRAFT/batch',
      'POST /1/indexes/DRAFT/batch',
      'POST /1/indexes/DRAFT/batch',
      'POST /1/indexes/lamps/operation',
      'POST /1/indexes/DRAFT/operation',
    ]);
    for (const { headers } of received) {
      expect(headers).toMatchObject({
        'x-algolia-application-id': 'LIGHTHOUSE',
        'x-algolia-api-key': 'may-write',
      });
    }
    expect(changes[1]!.parameters).toMatchObject({ replaceExistingSynonyms: 'true' });
    const [settings, synonyms, copy, ...rest] = changes.map(({ body }) => body);
    const scope = ['settings', 'rules', 'synonyms'];
    expect(copy).toEqual({ operation: 'copy', destination: draft, scope });
    expect(settings).toMatchObject({
      attributesForFaceting: ['filterOnly(language)', 'filterOnly(docs_tag)', 'filterOnly(area)'],
    });
    expect(synonyms).toContainEqual(
      expect.objectContaining({ type: 'synonym', synonyms: ['kubernetes', 'k8s'] }),
    );
    expect(synonyms).toContainEqual(
      expect.objectContaining({ type: 'onewaysynonym', input: 'helm', synonyms: ['kubernetes'] }),
    );
    const batches = rest.slice(0, 3) as { requests: { action: string; body: { objectID: string } }[] }[];
    expect(batches.map(({ requests }) => requests.length)).toEqual([1000, 1000, 500]);
    expect(batches.flatMap(({ requests }) => requests.map(({ body }) => body.objectID))).toEqual(
      Array.from({ length: 2500 }, (_, number) => `/lamps#${number}`),
    );
    expect(batches[0]!.requests[0]).toEqual({ action: 'addObject', body: record(0) });
    expect(rest.at(-1)).toEqual({ operation: 'move', destination: 'lamps' });
  });

  test.each([
    [
      'refuses the key',
      403,
      { message: 'Invalid Application-ID or API key' },
      /answered 403: Invalid.*rights addObject/s,
    ],
    ['finds a record too big', 400, { message: 'Record is too big' }, /answered 400: Record is too big/],
    ['is broken', 500, { message: 'Internal' }, /could not be used: Unreachable hosts/],
    ['sends no JSON', 200, '<!doctype html>', /could not be used: Unexpected token/],
  ])('rolls back when the provider %s', async (_fault, status, body, expected) => {
    const { address, received } = await provide((request, response) =>
      /_tmp_\d+\/batch$/.test(request.path) ? send(response, status, body) : done(request, response),
    );
    const environment = { ...hosted, ALGOLIA_HOST: address, ALGOLIA_WRITE_KEY: 'may-write' };
    const result = await push(['--yes', '--from', build([record(1)])], environment);
    expect(result).toMatchObject({ stdout: '', status: 1 });
    expect(result.stderr).toMatch(expected);
    expect(result.stderr).toContain('Readers still find what they found before.');
    expect(result.stderr).not.toMatch(/ {4}at |may-write/);
    expect(received.at(-1)).toMatchObject({ method: 'DELETE' });
    expect(
      received.some(({ body: sent }) => (sent as { operation?: string } | undefined)?.operation === 'move'),
    ).toBe(false);
  });

  test('reports that the provider cannot be reached', async () => {
    const environment = { ...hosted, ALGOLIA_HOST: 'http://localhost:1', ALGOLIA_WRITE_KEY: 'may-write' };
    const { stderr, status } = await push(['--yes', '--from', build([record(1)])], environment);
    expect(stderr).toMatch(/the provider could not be used: Unreachable hosts.*\n {2}Check the network/);
    expect(status).toBe(1);
  });

  test.each([
    ['a provider', [], {}, 'the settings name no hosted search', undefined],
    ['a write key', ['--yes'], hosted, 'ALGOLIA_WRITE_KEY is not set', undefined],
    ['all of the settings', [], { ALGOLIA_APP_ID: 'A' }, 'ALGOLIA_SEARCH_KEY', undefined],
    ['records', [], hosted, 'expected a list of search records with at least one', '[]'],
    ['whole records', [], hosted, 'expected a list of search records with at least one', '[{"objectID":'],
    ['options that it knows', ['--force'], hosted, 'Usage: npm run search:push -- [--yes]', undefined],
  ] as [string, string[], Record<string, string>, string, string | undefined][])(
    'requires %s, and reports it without a stack trace',
    async (_what, args, environment, expected, records) => {
      const { stdout, stderr, status } = await push([...args, '--from', build(records)], environment);
      expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
      expect(stderr).toContain(expected);
      expect(stderr).not.toContain('    at ');
    },
  );

  test('requires a built site', async () => {
    const { stderr, status } = await push(['--from', temporaryFolder({})], hosted);
    expect(stderr).toContain(
      'expected a list of search records with at least one.\n  Build the site with the same ALGOLIA_ variables: npm run build.',
    );
    expect(status).toBe(1);
  });
});
