import type { SendDetail, SendFailure } from '#ui';

import { isObject, mostListed, type ConnectErrorDetail } from './connectError';
import type { TargetProblem } from './readTarget';
import type { Failure } from './sendCall';

/** What an explanation mentions. */
export interface Circumstances {
  /** The address that was called, or what the reader typed for one. */
  url: string;
  /** Origin of the page. */
  page: string;
  /** Origins that the site may send to. */
  origins: string[];
  /** Origin to use instead of the one typed. */
  instead?: string;
  /** The same call in a terminal. */
  curl: string;
  /** Page on how to let this site in (CORS). */
  guide?: string;
}

/** Explains why a request has no usable answer, and what to do about it. */
export function explain(failure: Failure | { kind: TargetProblem }, around: Circumstances): SendFailure {
  if (failure.kind === 'error') return explainError(failure);
  const reason = failure.kind === 'foreign' ? explainForeign(failure) : reasons[failure.kind](around);
  const isSameInTerminal = failure.kind === 'stopped' || failure.kind === 'bad-key';
  return isSameInTerminal ? reason : { ...reason, curl: around.curl };
}

/** The CORS headers that a server has to send. */
const corsHelp = ({ page, guide }: Circumstances) => ({
  setting: {
    title: 'Headers of the answer',
    code: [
      `Access-Control-Allow-Origin: ${page}`,
      'Access-Control-Allow-Methods: POST',
      'Access-Control-Allow-Headers: Authorization, Connect-Protocol-Version, Content-Type',
    ].join('\n'),
  },
  guide: guide === undefined ? undefined : { label: 'How to let this page in', href: guide },
});

const reasons: Record<
  Exclude<Failure['kind'], 'error' | 'foreign'> | TargetProblem,
  (around: Circumstances) => SendFailure
> = {
  'bad-address': () => ({
    title: 'The base URL is not an address.',
    text: 'It starts with http:// or https:// and has no user name, “?” or “#”: http://localhost:8080.',
  }),
  'not-allowed': ({ url, origins }) => ({
    title: 'This site does not send there.',
    text: `Its policy lets pages send to ${origins.join(' or ')} only, and the base URL is ${url}.`,
    steps: ['Change the base URL, or send the request from a terminal.'],
  }),
  'other-scheme': ({ instead = '' }) => ({
    title: instead.startsWith('https:') ? 'This server requires HTTPS.' : 'This server has no TLS.',
    text: `This site sends to it as ${instead}.`,
    steps: [`Change the base URL to ${instead}.`],
  }),
  'mixed-content': ({ url }) => ({
    title: 'Browsers do not let an HTTPS page send over HTTP.',
    text: `This page was loaded over HTTPS, and ${url} has no TLS.`,
    steps: ['Give the server a certificate and an https:// address, or send the request from a terminal.'],
  }),
  'bad-key': () => ({
    title: 'The API key has characters that are not allowed in a header.',
    text: 'A key has no spaces, line breaks or accented letters. Copy it again.',
  }),
  offline: () => ({
    title: 'This browser is offline.',
    text: 'The request was not sent. Try again when the network is back.',
  }),
  'local-network': ({ url }) => ({
    title: 'The browser blocks this page from your local network.',
    text: `This site is not allowed to reach ${url}.`,
    steps: ['Allow “Local network access” in the site settings next to the address bar, then send again.'],
  }),
  cors: (around) => ({
    title: 'The server does not let this page read its answers.',
    text: `Something answers at ${around.url}, but without the CORS headers that browsers require before they send. The request did not arrive.`,
    steps: ['Have the server, or a proxy in front of it, answer OPTIONS and POST with these headers.'],
    ...corsHelp(around),
  }),
  'cors-headers': (around) => ({
    title: 'The server does not let this request through.',
    text: `It lets ${around.page} read answers, but not to a POST with the headers of this request. Or it hung up before it answered.`,
    steps: ['Check that it answers OPTIONS with these headers, and read its log.'],
    ...corsHelp(around),
  }),
  unreachable: ({ url }) => ({
    title: 'Nothing answers there.',
    text: `The browser could not connect to ${new URL(url).origin}.`,
    steps: [
      'Check that the server is running and that host and port are right.',
      ...(url.startsWith('https:')
        ? [
            `Open ${new URL(url).origin} in a new tab: when its certificate is not trusted, or it has no TLS, the browser says so there.`,
          ]
        : []),
      'Look for an extension, a firewall or a VPN that blocks the browser.',
    ],
  }),
  timeout: () => ({
    title: 'No answer within a minute.',
    text: 'The server accepted the request, and the browser stopped waiting. It may still be working on it.',
    steps: ['Check what it did before you send it again.'],
  }),
  cut: () => ({
    title: 'The answer broke off.',
    text: 'The connection closed early. Only what arrived is shown.',
    steps: [
      'Check what the request did before you send it again.',
      'Check the log of the server and the time limit of any proxy in front of it.',
    ],
  }),
  'too-large': () => ({
    title: 'The answer is too large for this page.',
    text: 'The page reads 64 MB of an answer, and messages of up to 4 MB from a stream. What arrived is shown.',
    steps: ['Ask for less, or send the request from a terminal.'],
  }),
  redirected: () => ({
    title: 'The server leads elsewhere.',
    text: 'It answered with a redirect, as proxies with a sign-in page do. To protect the key, it was not followed.',
    steps: ['Use the address that the API itself answers at.'],
  }),
  stopped: () => ({
    title: 'You stopped it.',
    text: 'What arrived is shown. The server may still have processed the request.',
  }),
};

function explainForeign({ status, type, excerpt }: Extract<Failure, { kind: 'foreign' }>): SendFailure {
  return {
    title: 'This is no answer of the API.',
    text: `HTTP ${status} came as ${type === '' ? 'text without a type' : type}, not as the JSON of the Connect protocol.`,
    steps: [foreignStep(status)],
    details: excerpt.trim() === '' ? [] : [{ type: 'What came', content: excerpt }],
  };
}

function foreignStep(status: number): string {
  if ([401, 403].includes(status))
    return 'A proxy in front of the API requires its own sign-in, or refuses you.';
  if (status === 404) return 'Check the base URL: there is no API at this path. It may be the web app.';
  if (status === 413) return 'The request is too large for a proxy in front of the API.';
  if ([405, 415].includes(status))
    return 'The server knows the path but refuses this kind of call. Check that it supports Connect.';
  if (status === 429) return 'A proxy in front of the API limits requests. Wait before you send again.';
  if (status >= 500) return 'A proxy answers, but the API behind it does not. Check that the API is running.';
  return 'Check the base URL: it may be the address of the web app, not that of the API.';
}

/** What to do about an error, by its code. */
const codeSteps: Record<string, string> = {
  unauthenticated: 'Check the API key: it is missing, wrong or expired.',
  permission_denied: 'The key is valid and may not do this. Check its account and role.',
  invalid_argument: 'Change the values that the server names.',
  not_found: 'Check the ids in the request.',
  already_exists: 'Choose another name or id.',
  resource_exhausted: 'A limit is reached. Wait, or ask for a higher one.',
  unimplemented: 'This server does not have the method: it may be older, or have the feature off.',
  unavailable: 'The API is unavailable. Try again in a moment.',
  deadline_exceeded: 'The call took longer than the server allows.',
};

function explainError({ error }: Extract<Failure, { kind: 'error' }>): SendFailure {
  const { code, message, details } = error;
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
  return rows ? { type, rows } : { type, content: content ? JSON.stringify(content) : bytes };
}

/** The fields that a detail is about, each with its problem. Undefined for other details. */
function rowsOf(type: string, content: Record<string, unknown>): [string, string][] | undefined {
  const of = (list: unknown, row: (item: Record<string, unknown>) => [string, unknown]) => {
    if (!Array.isArray(list)) return undefined;
    return list
      .slice(0, mostListed)
      .filter(isObject)
      .map((item): [string, string] => {
        const [name, text] = row(item);
        return [name || 'The message', typeof text === 'string' ? text : JSON.stringify(item)];
      });
  };
  if (type === 'buf.validate.Violations')
    return of(content.violations, ({ field, message, ruleId }) => [pathOf(field), message ?? ruleId]);
  if (type === 'google.rpc.BadRequest')
    return of(content.fieldViolations, ({ field, description }) => [String(field ?? ''), description]);
  return undefined;
}

/** The path of a field: `jobs[0].labels["team"]`. */
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
