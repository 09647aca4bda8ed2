import type { SendDetail, SendFailure } from '#ui';

import { isObject, type ConnectErrorDetail } from './connectError';
import type { TargetProblem } from './readTarget';
import type { Failure } from './sendCall';

/** What an explanation may name. */
export interface Circumstances {
  /** Address that was asked, or what the reader gave as one. */
  url: string;
  /** Origin of the page. */
  page: string;
  /** Origins that the site may send to. */
  origins: string[];
  /** Origin to take in the place of the one that was given. */
  instead?: string | undefined;
  /** The same call for a terminal. */
  curl: string;
  /** Where a site tells how its server lets pages in. */
  guide?: string | undefined;
}

/** Says in words why a request has no answer, or none that counts, and what to do. */
export function explain(failure: Failure | { kind: TargetProblem }, around: Circumstances): SendFailure {
  if (failure.kind === 'error') return explainError(failure);
  if (failure.kind === 'foreign') return { ...explainForeign(failure), curl: around.curl };
  const explanation = reasons[failure.kind](around);
  return failure.kind === 'stopped' || failure.kind === 'bad-key'
    ? explanation
    : { ...explanation, curl: around.curl };
}

const listed = (origins: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(origins);

const guideTo = ({ guide }: Circumstances) =>
  guide === undefined ? undefined : { label: 'How to let this page in', href: guide };

/** Headers that a request carries and a browser asks a server about. */
const requestHeaders = 'Authorization, Connect-Protocol-Version, Content-Type';

const corsHeaders = (page: string) =>
  [
    `Access-Control-Allow-Origin: ${page}`,
    'Access-Control-Allow-Methods: POST',
    `Access-Control-Allow-Headers: ${requestHeaders}`,
  ].join('\n');

const reasons: Record<
  Exclude<Failure['kind'], 'error' | 'foreign'> | TargetProblem,
  (around: Circumstances) => SendFailure
> = {
  'bad-address': () => ({
    title: 'The base URL is not an address.',
    text: 'It begins with http:// or https://, and has no user name, no “?” and no “#” in it: http://localhost:8080.',
  }),
  'not-allowed': ({ url, origins }) => ({
    title: 'This site does not send there.',
    text: `Its policy lets pages send to ${listed(origins)} only, and the base URL is ${url}.`,
    steps: ['Change the base URL, or send the request from a terminal.'],
  }),
  'other-scheme': ({ instead = '' }) => ({
    title: instead.startsWith('https:') ? 'This server is asked over HTTPS.' : 'This server has no TLS.',
    text: `This site sends to it as ${instead}.`,
    steps: [`Change the base URL to ${instead}.`],
  }),
  'mixed-content': ({ url }) => ({
    title: 'Browsers do not let a page of HTTPS send over HTTP.',
    text: `This page came over HTTPS, and ${url} has no TLS.`,
    steps: ['Give the server a certificate and an https:// address, or send the request from a terminal.'],
  }),
  'bad-key': () => ({
    title: 'The API key has characters that no header can carry.',
    text: 'A key has no spaces, line breaks or accented letters. Copy it once more.',
  }),
  offline: () => ({
    title: 'This browser is offline.',
    text: 'The request was not sent. Try again when the network is back.',
  }),
  'local-network': ({ url }) => ({
    title: 'The browser keeps this page out of your local network.',
    text: `It was told not to let this site reach ${url}.`,
    steps: ['Allow “Local network access” in the site settings, beside the address bar. Then send again.'],
  }),
  cors: (around) => ({
    title: 'The server does not let this page read its answers.',
    text: `Something answers at ${around.url}, but not with the CORS headers that a browser asks for before it sends. The request did not arrive.`,
    steps: ['Have the server, or a proxy in front of it, answer OPTIONS and POST with these headers.'],
    setting: { title: 'Headers of the answer', code: corsHeaders(around.page) },
    guide: guideTo(around),
  }),
  'cors-headers': (around) => ({
    title: 'The server does not let this request through.',
    text: `It lets ${around.page} read answers, but not to a POST with the headers of this request. Or it hung up before it answered.`,
    steps: ['Check that it answers OPTIONS with these headers, and look into its log.'],
    setting: { title: 'Headers of the answer', code: corsHeaders(around.page) },
    guide: guideTo(around),
  }),
  unreachable: ({ url }) => ({
    title: 'Nothing answers there.',
    text: `The browser got no connection to ${new URL(url).origin}.`,
    steps: [
      'Check that the server runs, and that host and port are right.',
      ...(url.startsWith('https:')
        ? [
            `Open ${new URL(url).origin} in a new tab: when its certificate is not trusted, or it has no TLS, the browser says so there.`,
          ]
        : []),
      'Look for an extension, a firewall or a VPN that keeps the browser away.',
    ],
  }),
  timeout: () => ({
    title: 'No answer within a minute.',
    text: 'The request was taken, and the browser has stopped waiting. The server may still be at work on it.',
    steps: ['Check what it did before you send again.'],
  }),
  cut: () => ({
    title: 'The answer broke off.',
    text: 'The connection ended in the middle. What came is shown, and is not the whole.',
    steps: [
      'Check what the request did before you send it again.',
      'Look into the log of the server, and for a time limit of a proxy in front of it.',
    ],
  }),
  redirected: () => ({
    title: 'The server leads elsewhere.',
    text: 'It answered with a redirect, as sign-in pages of proxies do. The key goes to no other address, so it was not followed.',
    steps: ['Use the address that the API itself answers at.'],
  }),
  stopped: () => ({
    title: 'You stopped it.',
    text: 'What had come is shown. The server may still have done its work.',
  }),
};

function explainForeign({ status, type, excerpt }: Extract<Failure, { kind: 'foreign' }>): SendFailure {
  return {
    title: 'This is no answer of the API.',
    text: `HTTP ${status} came as ${type === '' ? 'text of no kind' : type}, not as the JSON of the Connect protocol.`,
    steps: [foreignStep(status)],
    details: excerpt.trim() === '' ? [] : [{ type: 'What came', content: excerpt }],
  };
}

function foreignStep(status: number): string {
  if (status === 401 || status === 403)
    return 'A proxy in front of the API wants a sign-in of its own, or refuses you.';
  if (status === 404)
    return 'Check the base URL: no API answers at this path. It may be the address of the web app.';
  if (status === 413) return 'A proxy in front of the API takes no request as large as this one.';
  if (status === 415 || status === 405)
    return 'The server knows the path, but not this way to call it. Check that it speaks Connect.';
  if (status === 429) return 'A proxy in front of the API counts requests. Wait before you send again.';
  if (status >= 500) return 'A proxy answers, and the API behind it does not. Check that the API runs.';
  return 'Check the base URL: it may be the address of the web app, not that of the API.';
}

/** What the codes of the protocol mean for whoever sees one. */
const codeSteps: Record<string, string> = {
  unauthenticated: 'Check the API key: it is missing, wrong or expired.',
  permission_denied: 'The key is valid and may not do this. Check its account and role.',
  invalid_argument: 'Change the values that the server names.',
  not_found: 'Check the ids in the request.',
  already_exists: 'Choose another name or id.',
  resource_exhausted: 'A limit is reached. Wait, or ask for a higher one.',
  unimplemented: 'This server does not have the method: it may be older, or have the feature off.',
  unavailable: 'The API cannot answer now. Try again in a moment.',
  deadline_exceeded: 'The work took longer than the server allows.',
};

function explainError({
  error: { code, message, details },
}: Extract<Failure, { kind: 'error' }>): SendFailure {
  const step = Object.hasOwn(codeSteps, code) ? codeSteps[code] : undefined;
  return {
    title: `The server answered with the error \`${code.replaceAll('`', '')}\`.`,
    code,
    text: message,
    steps: step === undefined ? [] : [step],
    details: details.map(detailOf),
  };
}

function detailOf({ type, content, bytes }: ConnectErrorDetail): SendDetail {
  const rows = content && rowsOf(type, content);
  if (rows) return { type, rows };
  return { type, content: content ? JSON.stringify(content) : bytes };
}

/** What a detail says of fields, where it is a list of that. */
function rowsOf(type: string, content: Record<string, unknown>): [string, string][] | undefined {
  const of = (list: unknown, row: (item: Record<string, unknown>) => [string, unknown]) =>
    Array.isArray(list)
      ? list.filter(isObject).map((item): [string, string] => {
          const [name, text] = row(item);
          return [name || 'The message', typeof text === 'string' ? text : JSON.stringify(item)];
        })
      : undefined;
  if (type === 'buf.validate.Violations') {
    return of(content.violations, ({ field, message, ruleId }) => [pathOf(field), message ?? ruleId]);
  }
  if (type === 'google.rpc.BadRequest') {
    return of(content.fieldViolations, ({ field, description }) => [String(field ?? ''), description]);
  }
  return undefined;
}

/** The path of a field as it is written: `jobs[0].labels["team"]`. */
function pathOf(field: unknown): string {
  const elements = isObject(field) && Array.isArray(field.elements) ? field.elements.filter(isObject) : [];
  return elements
    .map((element) => {
      const { fieldName, fieldNumber, index, stringKey, boolKey, intKey, uintKey } = element;
      const key =
        stringKey === undefined ? (index ?? boolKey ?? intKey ?? uintKey) : JSON.stringify(stringKey);
      return `${String(fieldName ?? fieldNumber ?? '')}${key === undefined ? '' : `[${String(key)}]`}`;
    })
    .join('.');
}
