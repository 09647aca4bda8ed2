import type { SendDetail, SendFailure } from '#ui';

import { getOwn } from '../../reference/getOwn';
import { isObject, maxCharacters, maxListed, type ConnectErrorDetail } from './connectError';
import type { TargetProblem } from './resolveTarget';
import type { Failure } from './sendCall';

/** A request that was tried: what an explanation mentions. */
export interface Attempt {
  /** The address that was called, or what the reader typed for one. */
  url: string;
  page: string;
  /** Origins that the site may send to. */
  origins: string[];
  /** Origin to use instead of the one typed. */
  instead?: string;
  curl: SendFailure['curl'];
  /** Page on how to let this site in (CORS). */
  guide?: string;
}

/** Explains why a request has no usable answer, and what to do about it. */
export function explain(failure: Failure | { kind: TargetProblem }, attempt: Attempt): SendFailure {
  if (failure.kind === 'error') return explainError(failure);
  const reason = failure.kind === 'foreign' ? explainForeign(failure) : reasons[failure.kind](attempt);
  if (failure.kind === 'stopped') return { ...reason, label: 'Stopped' };
  const curl = failure.kind === 'bad-key' ? undefined : attempt.curl;
  return { ...reason, label: notSent.test(failure.kind) ? 'Not sent' : 'Error', curl };
}

const notSent =
  /^(bad-address|not-allowed|other-scheme|mixed-content|bad-key|offline|local-network|cors|unreachable)$/;

/** The CORS headers that a server has to send. */
const corsHelp = ({ page, guide }: Attempt) => ({
  setting: {
    title: 'Response headers',
    code: [
      `Access-Control-Allow-Origin: ${page}`,
      'Access-Control-Allow-Methods: POST',
      'Access-Control-Allow-Headers: Authorization, Connect-Protocol-Version, Content-Type',
    ].join('\n'),
  },
  guide: guide === undefined ? undefined : { label: 'How to allow this page', href: guide },
});

const reasons: Record<
  Exclude<Failure['kind'], 'error' | 'foreign'> | TargetProblem,
  (attempt: Attempt) => SendFailure
> = {
  'bad-address': () => ({
    title: 'The base URL is not valid.',
    text: 'Start it with http:// or https://, and leave out user names, “?” and “#”. For example: http://localhost:8080.',
  }),
  'not-allowed': ({ url, origins }) => ({
    title: 'This site cannot send requests there.',
    text: `It may only send to ${origins.join(' or ')}. The base URL is ${url}.`,
    steps: ['Change the base URL.'],
  }),
  'other-scheme': ({ instead = '' }) => ({
    title: instead.startsWith('https:') ? 'This server requires HTTPS.' : 'This server has no TLS.',
    text: `This site sends requests to ${instead}.`,
    steps: [`Change the base URL to ${instead}.`],
  }),
  'mixed-content': ({ url }) => ({
    title: 'Browsers block HTTP requests from an HTTPS page.',
    text: `This page was loaded over HTTPS, and ${url} has no TLS.`,
    steps: ['Give the server a certificate and an https:// address.'],
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
  cors: (attempt) => ({
    title: 'The server blocks this page (CORS).',
    text: `There is a server at ${attempt.url}, but its responses lack the CORS headers that browsers require. The request was not sent.`,
    steps: ['Set up the server, or a proxy in front of it, to answer OPTIONS and POST with these headers.'],
    ...corsHelp(attempt),
  }),
  'cors-headers': (attempt) => ({
    title: 'The server does not allow this request (CORS).',
    text: `It allows requests from ${attempt.page}, but not a POST with these headers. Or it closed the connection early.`,
    steps: ['Check that it answers OPTIONS with these headers, and look at its log.'],
    ...corsHelp(attempt),
  }),
  unreachable: ({ url }) => {
    const { origin, protocol } = new URL(url);
    const certificate = `Open ${origin} in a new tab. If its certificate is not trusted, or it has no TLS, the browser says so.`;
    return {
      title: 'The server cannot be reached.',
      text: `The browser could not connect to ${origin}.`,
      steps: [
        'Check that the server is running and that host and port are right.',
        ...(protocol === 'https:' ? [certificate] : []),
        'Check whether an extension, a firewall or a VPN blocks the browser.',
      ],
    };
  },
  timeout: () => ({
    title: 'No response within a minute.',
    text: 'The browser stopped waiting. The server may still be working on the request.',
    steps: ['Check the result before you send it again.'],
  }),
  cut: () => ({
    title: 'The response was cut off.',
    text: 'The connection closed early. You see only what arrived.',
    steps: [
      'Check what the request did before you send it again.',
      'Check the server log and the time limit of any proxy in front of it.',
    ],
  }),
  'too-large': () => ({
    title: 'The answer is too large for this page.',
    text: 'The page reads up to 64 MB, and stream messages up to 4 MB. What arrived is shown.',
    steps: ['Ask for less.'],
  }),
  redirected: () => ({
    title: 'The server redirected the request.',
    text: 'Proxies with a sign-in page often do this. To protect the key, the redirect was not followed.',
    steps: ['Use the address of the API itself.'],
  }),
  stopped: () => ({
    title: 'You stopped the request.',
    text: 'You see what arrived. The server may still process the request.',
  }),
};

function explainForeign({ status, type, excerpt }: Extract<Failure, { kind: 'foreign' }>): SendFailure {
  return {
    title: 'This response is not from the API.',
    text: `HTTP ${status} came with ${type === '' ? 'no content type' : type}, not with the JSON of the Connect protocol.`,
    steps: [status >= 500 ? brokenProxy : (foreignSteps[status] ?? wrongAddress)],
    details: excerpt.trim() === '' ? [] : [{ type: 'Response body', content: excerpt }],
  };
}

const brokenProxy = 'A proxy answers, but the API behind it does not. Check that the API is running.';
const wrongAddress = 'Check the base URL: it may be the address of the web app, not that of the API.';
const signIn = 'A proxy in front of the API requires its own sign-in, or blocks you.';
const refusal = 'The server knows the path but refuses this kind of call. Check that it supports Connect.';

/** What to do about an answer that is not from the API, by its status. */
const foreignSteps: Record<number, string> = {
  401: signIn,
  403: signIn,
  404: 'Check the base URL: there is no API at this path. It may be the web app.',
  405: refusal,
  413: 'The request is too large for a proxy in front of the API.',
  415: refusal,
  429: 'A proxy in front of the API limits requests. Wait before you send again.',
};

const codeSteps: Record<string, string> = {
  unauthenticated: 'Check the API key: it is missing, wrong or expired.',
  permission_denied: 'The key is valid, but not allowed to do this. Check its account and role.',
  invalid_argument: 'Fix the values that the server mentions.',
  not_found: 'Check the ids in the request.',
  already_exists: 'Choose a different name or ID.',
  resource_exhausted: 'You have reached a limit. Wait, or ask for a higher one.',
  unimplemented: 'This server lacks the method. It may be older, or the feature may be turned off.',
  unavailable: 'The API is unavailable. Try again in a moment.',
  deadline_exceeded: 'The call took longer than the server allows.',
};

function explainError({ error }: Extract<Failure, { kind: 'error' }>): SendFailure {
  const { code, message, details } = error;
  const step = getOwn(codeSteps, code);
  return {
    title: `The server returned the error \`${code.replaceAll('`', '')}\`.`,
    text: message,
    steps: step === undefined ? [] : [step],
    details: details.map(detailOf),
  };
}

function detailOf({ type, content, bytes }: ConnectErrorDetail): SendDetail {
  const rows = content && rowsOf(type, content);
  if (rows) return { type, rows };
  return { type, content: content ? JSON.stringify(content).slice(0, maxCharacters) : bytes };
}

/** The fields that a detail is about, each with its problem. Undefined for other details. */
function rowsOf(type: string, content: Record<string, unknown>): [string, string][] | undefined {
  const isViolations = type === 'buf.validate.Violations';
  const list = isViolations ? content.violations : content.fieldViolations;
  if (!Array.isArray(list) || !(isViolations || type === 'google.rpc.BadRequest')) return undefined;
  return list
    .slice(0, maxListed)
    .filter(isObject)
    .map((item) => {
      const name = isViolations ? pathOf(item.field) : String(item.field ?? '');
      const text = isViolations ? (item.message ?? item.ruleId) : item.description;
      return [name || 'The message', typeof text === 'string' ? text : JSON.stringify(item)];
    });
}

/** The path of a field: `jobs[0].labels["team"]`. */
function pathOf(field: unknown): string {
  const elements = isObject(field) && Array.isArray(field.elements) ? field.elements.filter(isObject) : [];
  return elements
    .map((element) => {
      const { fieldName, fieldNumber, index, stringKey, boolKey, intKey, uintKey } = element;
      const key = JSON.stringify(stringKey) ?? index ?? boolKey ?? intKey ?? uintKey;
      return `${String(fieldName ?? fieldNumber ?? '')}${key === undefined ? '' : `[${String(key)}]`}`;
    })
    .join('.');
}
