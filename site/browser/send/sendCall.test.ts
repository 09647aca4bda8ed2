import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { StringValueSchema } from '@bufbuild/protobuf/wkt';

import { startConnectServer, type ConnectServer } from '../../fixtures/connectServer';
import { referenceOf } from '../../reference/fixtures/sourceOf';
import { maxBytes, sendCall, type Call, type ResponseHead } from './sendCall';

const lamps = `
syntax = "proto3";
package lamps.v1;
import "buf/validate/validate.proto";
service LampService {
  rpc GetLamp(Lamp) returns (Lamp);
  rpc WatchLamps(Lamp) returns (stream Lamp);
  rpc SetLamps(stream Lamp) returns (Lamp);
}
message Lamp {
  string id = 1 [(buf.validate.field).string.max_len = 8];
  repeated Lamp parts = 2;
}
`;

let server: ConnectServer;
beforeAll(async () => {
  server = await startConnectServer(referenceOf({ 'lamps/v1/lamps.proto': lamps }));
});
afterAll(() => server.close());
beforeEach(() => {
  server.answer = ({ request }) => request;
  server.fault = undefined;
  server.calls.length = 0;
});

async function send(
  method: string,
  call: Partial<Call> = {},
  { controller = new AbortController(), onMessage = () => undefined as void } = {},
) {
  const heads: ResponseHead[] = [];
  const messages: string[] = [];
  let body: Blob | undefined;
  const url = `http://localhost:${server.port}/lamps.v1.LampService/${method}`;
  const outcome = await sendCall(
    { url, json: '{"id":"wick"}', streaming: method !== 'GetLamp', key: '', ...call },
    {
      controller,
      onHeaders: (head) => heads.push(head),
      onMessage: (json, all) => {
        messages.push(json);
        body = all;
        onMessage();
      },
    },
  );
  return { ...outcome, head: heads[0], messages, body };
}

test('a single answer has status, headers, trailers, size and time', async () => {
  server.answer = ({ request }, context) => {
    context.responseHeader.set('X-Request-Id', '7');
    context.responseTrailer.set('X-Rows', '3');
    return request;
  };
  const { failure, head, messages, trailers, bytes, milliseconds } = await send('GetLamp', { key: 'secret' });
  expect(failure).toBeUndefined();
  expect(messages).toEqual(['{"id":"wick"}']);
  expect(head).toMatchObject({ status: 200, headers: expect.arrayContaining([['x-request-id', '7']]) });
  expect(trailers).toEqual([['x-rows', '3']]);
  expect(bytes).toBe(13);
  expect(milliseconds).toBeGreaterThan(0);
  expect(server.calls[0]!.headers.get('Authorization')).toBe('Bearer secret');
});

test('an error larger than a megabyte is read', async () => {
  const details = [{ type: 'lamps.v1.Oil', value: 'A'.repeat(3 * 2 ** 20) }];
  const text = JSON.stringify({ code: 'not_found', message: 'x'.repeat(2 ** 20), details });
  server.fault = (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end(text);
  };
  const { failure } = await send('GetLamp');
  expect(failure).toMatchObject({ kind: 'error', status: 404, error: { code: 'not_found' } });
  expect(JSON.stringify(failure).length).toBeLessThan(30_000);
});

test('without a key, there is no authorization header', async () => {
  await send('GetLamp');
  expect(server.calls[0]!.headers.has('Authorization')).toBe(false);
});

test.each(['sécret', 'a b', 'a\nb', 'a\0'])('the key %j is not passed to the browser', async (key) => {
  const { failure } = await send('GetLamp', { key });
  expect(failure).toEqual({ kind: 'bad-key' });
  expect(server.calls).toEqual([]);
});

test('messages of a stream arrive one after the other, with trailers at the end', async () => {
  server.answer = async function* lampsOf(_call, context) {
    for (const id of ['a', 'é', 'c'.repeat(100_000)]) yield { id };
    context.responseTrailer.append('X-Rows', '3');
  };
  const { failure, messages, trailers, head } = await send('WatchLamps');
  expect(failure).toBeUndefined();
  expect(messages.map((json) => JSON.parse(json).id.length)).toEqual([1, 1, 100_000]);
  expect(trailers).toEqual([['x-rows', '3']]);
  expect(head!.status).toBe(200);
});

test('a client stream has one message', async () => {
  const { failure, messages } = await send('SetLamps');
  expect(failure).toBeUndefined();
  expect(messages).toEqual(['{"id":"wick"}']);
});

test('a stream ends when the reader stops it', async () => {
  let isOver = false;
  server.answer = async function* endless(_call, context) {
    try {
      while (!context.signal.aborted) {
        yield { id: 'on' };
        await new Promise((resolve) => setTimeout(resolve));
      }
    } finally {
      isOver = true;
    }
  };
  const reader = new AbortController();
  let came = 0;
  const stopped = await send(
    'WatchLamps',
    {},
    { controller: reader, onMessage: () => ++came === 3 && reader.abort() },
  );
  expect(stopped.failure).toEqual({ kind: 'stopped' });
  expect(stopped.messages.length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => isOver).toBe(true);
});

test('a call that is stopped before it begins is not sent', async () => {
  const controller = new AbortController();
  controller.abort();
  expect((await send('GetLamp', {}, { controller })).failure).toEqual({ kind: 'stopped' });
  expect(server.calls).toEqual([]);
});

const codes = Object.values(Code).filter((code): code is Code => typeof code === 'number');

test.each(codes)('the error with number %d has its code, message and details', async (code) => {
  server.answer = () => {
    const detail = { desc: StringValueSchema, value: create(StringValueSchema, { value: 'more' }) };
    throw new ConnectError('No lamp.', code, { 'X-Hint': '1' }, [detail]);
  };
  for (const method of ['GetLamp', 'SetLamps']) {
    const { failure, messages } = await send(method);
    expect(messages).toEqual([]);
    expect(failure).toMatchObject({
      kind: 'error',
      status: method === 'GetLamp' ? expect.any(Number) : 200,
      error: {
        code: Code[code].replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase(),
        message: 'No lamp.',
        details: [{ type: 'google.protobuf.StringValue', content: 'CgRtb3Jl' }],
      },
    });
  }
});

test('broken rules are returned as violations', async () => {
  const { failure } = await send('GetLamp', { json: '{"id":"much too long"}' });
  expect(failure).toMatchObject({
    kind: 'error',
    status: 400,
    error: {
      code: 'invalid_argument',
      details: [
        {
          type: 'buf.validate.Violations',
          rows: [['id', expect.stringContaining('8')]],
        },
      ],
    },
  });
});

test('an error in the middle of a stream keeps the messages before it', async () => {
  server.answer = async function* broken() {
    yield { id: 'a' };
    throw new ConnectError('Out.', Code.Aborted);
  };
  const { failure, messages } = await send('WatchLamps');
  expect(messages).toHaveLength(1);
  expect(failure).toMatchObject({ kind: 'error', error: { code: 'aborted', message: 'Out.' } });
});

test.each([
  ['GetLamp', 'application/json', '{"id":"wi'],
  ['WatchLamps', 'application/connect+json', '\0\0\0\0\x0d{"id":"wick"}\0\0\0\0\x20{"id'],
])('%s shows the partial answer when the connection is lost', async (method, type, half) => {
  server.fault = (_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': 1000 });
    response.write(half, () => response.destroy());
  };
  const { failure, messages } = await send(method);
  expect(failure).toEqual({ kind: 'cut' });
  expect(messages).toEqual([method === 'GetLamp' ? half : '{"id":"wick"}']);
});

test('a stream without an end message was cut, and so was an incomplete message', async () => {
  server.fault = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/connect+json' }).end('\0\0\0\0\x02{}');
  };
  expect(await send('WatchLamps')).toMatchObject({ failure: { kind: 'cut' }, messages: ['{}'] });
  server.fault = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":');
  };
  expect(await send('GetLamp')).toMatchObject({ failure: { kind: 'cut' } });
});

test.each([
  ['GetLamp', 502, 'text/html', '<h1>502 Bad Gateway</h1>'],
  ['WatchLamps', 502, 'text/html', '<h1>502 Bad Gateway</h1>'],
  ['GetLamp', 200, 'text/html', '<title>App</title>'],
  ['WatchLamps', 200, 'application/json', '{"id":"wick"}'],
  ['GetLamp', 404, 'application/json', '{"error":"no such page"}'],
  ['GetLamp', 200, 'text/plain', ''],
])('%s with %d and %s is not an answer in this protocol', async (method, status, type, excerpt) => {
  server.fault = (_request, response) => {
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(excerpt);
  };
  const { failure, messages } = await send(method);
  expect(failure).toEqual({ kind: 'not-api', status, type, excerpt });
  expect(messages).toEqual([]);
});

test('a protocol error instead of a stream is reported as an error', async () => {
  server.fault = (_request, response) => {
    response.writeHead(401, { 'Content-Type': 'application/json' });
    response.end('{"code":"unauthenticated","message":"No token."}');
  };
  expect((await send('WatchLamps')).failure).toEqual({
    kind: 'error',
    status: 401,
    error: { code: 'unauthenticated', message: 'No token.', details: [] },
  });
});

test('a compressed message is not accepted', async () => {
  server.fault = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/connect+json' }).end('\x01\0\0\0\x02ab');
  };
  expect((await send('WatchLamps')).failure).toMatchObject({ kind: 'not-api', type: 'gzip' });
});

/** Answers with a list of about this many bytes, or fewer if the client stops reading. */
function answerWith(size: number): void {
  const part = `${'1,'.repeat(32_767)}\n`;
  server.fault = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('[');
    let written = 0;
    const write = () => {
      while (written < size && !response.destroyed) {
        written += part.length;
        if (!response.write(part)) return void response.once('drain', write);
      }
      response.end('1]');
    };
    write();
  };
}

test('only the beginning of a long answer is decoded, but all of it is kept', async () => {
  answerWith(5_000_000);
  const { failure, messages, body, bytes } = await send('GetLamp');
  expect(failure).toBeUndefined();
  expect(messages[0]).toHaveLength(maxBytes.decoded);
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(body!.size).toBe(bytes);
  expect(JSON.parse(await body!.text())).toBeInstanceOf(Array);
});

test('an answer is only read up to its limit, and that part is shown', async () => {
  answerWith(Infinity);
  const { failure, messages, bytes } = await send('GetLamp');
  expect(failure).toEqual({ kind: 'too-large' });
  expect(messages[0]).toHaveLength(maxBytes.decoded);
  expect(bytes).toBeLessThan(maxBytes.response + 2 ** 20);
}, 60_000);

test('a stream message with an announced size of 4 GB is rejected', async () => {
  server.fault = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/connect+json' });
    response.write(Buffer.from([0, 0, 0, 0, 2, 123, 125, 0, 255, 255, 255, 255]));
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      response.once('drain', write);
    };
    write();
  };
  const { failure, messages, bytes } = await send('WatchLamps');
  expect(failure).toEqual({ kind: 'too-large' });
  expect(messages).toEqual(['{}']);
  expect(bytes).toBeLessThan(maxBytes.message);
});

test('an error with 10,000 details keeps a hundred', async () => {
  server.fault = (_request, response) => {
    const details = Array.from({ length: 10_000 }, () => ({ type: 'a.B', value: '' }));
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: 'aborted', message: 'x'.repeat(100_000), details }));
  };
  const { failure } = await send('GetLamp');
  expect(failure).toMatchObject({ kind: 'error', error: { code: 'aborted' } });
  const { error } = failure as Extract<typeof failure, { kind: 'error' }>;
  expect([error.details.length, error.message.length]).toEqual([100, 10_000]);
});
