import type { SendResponse, SendFailure } from './sendTypes';

const job = (index: number) => ({
  id: `9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b${String(index).padStart(2, '0')}`,
  name: `prod-to-stage-${index}`,
  cronSchedule: '0 3 * * *',
  createdAt: '2024-11-02T03:00:00Z',
  isPaused: index % 2 === 0,
  source: { connectionId: '5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77', batchSize: 500 + index },
  tags: [],
});

/** Responses as servers send them. */
export const short: SendResponse = {
  status: 200,
  headers: [
    ['content-type', 'application/json'],
    ['content-length', '136'],
  ],
  messages: [JSON.stringify({ job: { ...job(1), source: undefined }, next: null, count: 3, ratio: 0.25 })],
  total: 1,
  streaming: false,
  bytes: 136,
  milliseconds: 132,
};

export const long: SendResponse = {
  ...short,
  messages: [JSON.stringify({ jobs: Array.from({ length: 40 }, (_, index) => job(index)) })],
  bytes: 10_840,
  milliseconds: 1840,
};

export const stream: SendResponse = {
  status: 200,
  headers: [['content-type', 'application/connect+json']],
  messages: Array.from({ length: 6 }, (_, index) =>
    JSON.stringify({
      logLine: `activity ${index} of table public.users`,
      timestamp: `2024-11-02T03:00:0${index}Z`,
    }),
  ),
  total: 6,
  streaming: true,
  bytes: 612,
};

export const failures = {
  error: {
    title: 'The server returned the error `invalid_argument`.',
    text: 'validation error: job_name: value length must be at least 3 characters',
    steps: ['Fix the values that the server mentions.'],
    details: [
      {
        type: 'buf.validate.Violations',
        rows: [
          ['job_name', 'value length must be at least 3 characters'],
          ['destinations[0].connection_id', 'value must be a valid UUID'],
        ],
      },
      { type: 'google.rpc.ErrorInfo', content: '{"reason":"NAME_TOO_SHORT","domain":"neosync.dev"}' },
      { type: 'acme.Unknown', content: 'CgNhYmM' },
    ],
  },
  cors: {
    title: 'The server blocks this page (CORS).',
    text: 'There is a server at http://localhost:8080/mgmt.v1alpha1.JobService/CreateJob, but its responses lack the CORS headers that browsers require. The request was not sent.',
    steps: [
      'Set up the server, or a proxy in front of it, to answer OPTIONS and POST with these headers.',
      'Or run the curl command below in a terminal.',
    ],
    setting: {
      title: 'Response headers',
      code: [
        'Access-Control-Allow-Origin: https://docs.neosync.dev',
        'Access-Control-Allow-Methods: POST',
        'Access-Control-Allow-Headers: Authorization, Connect-Protocol-Version, Content-Type',
      ].join('\n'),
    },
    guide: { label: 'How to allow this page', href: '/api#send-requests-from-these-pages' },
  },
  unreachable: {
    title: 'The server cannot be reached.',
    text: 'The browser got no connection to http://localhost:8080.',
    steps: [
      'Check that the server is running and that host and port are right.',
      'Check whether an extension, a firewall or a VPN blocks the browser.',
    ],
  },
  cut: {
    title: 'The response was cut off.',
    text: 'The connection closed early.',
    steps: ['Check what the request did before you send it again.'],
  },
  foreign: {
    title: 'This response is not from the API.',
    text: 'HTTP 502 came with text/html, not with the JSON of the Connect protocol.',
    steps: ['A proxy answers, and the API behind it does not. Check that the API runs.'],
    details: [
      { type: 'Response body', content: '<html>\n<head><title>502 Bad Gateway</title></head>\n</html>' },
    ],
  },
  stopped: {
    title: 'You stopped the request.',
    text: 'You see what arrived. The server may still process the request.',
  },
  hostile: {
    title: 'The server returned the error `<img src=x onerror=alert(1)>`.',
    text: '<script>alert(1)</script> \u202Egnp.exe',
    details: [
      {
        type: '<b>type</b>',
        rows: [['<i>field</i>', '<a href="javascript:alert(1)">text</a>']],
      },
      { type: '</code><script>', content: '{"</pre><script>":"<img src=x onerror=alert(1)>\u202E"}' },
    ],
  },
} satisfies Record<string, SendFailure>;
