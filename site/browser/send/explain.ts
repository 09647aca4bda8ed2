import type { SendDetail, SendFailure } from '#ui';

import { getOwn } from '../../reference/getOwn';
import { isObject, maxCharacters, maxListed, type ConnectErrorDetail } from './connectError';
import type { TargetProblem } from './resolveTarget';
import words from './explanations.json';
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
  /** Page on how to let this site in (CORS). */
  guide?: string;
}

/** Explains why a request has no usable answer, and what to do about it. */
export function explain(failure: Failure | { kind: TargetProblem }, attempt: Attempt): SendFailure {
  if (failure.kind === 'error') return explainError(failure);
  const { kind } = failure;
  const reason = kind === 'foreign' ? explainForeign(failure) : reasonOf(kind, attempt);
  if (kind === 'stopped') return { ...reason, label: 'Stopped' };
  const { steps = [] } = reason;
  return {
    ...reason,
    label: notSent.test(kind) ? 'Not sent' : 'Error',
    steps: /^bad-/.test(kind) ? steps : [...steps, words.terminal],
  };
}

type Reason = Exclude<Failure['kind'], 'error' | 'foreign'> | TargetProblem;

/** A reason whose explanation mentions nothing of the request. */
type PlainReason = keyof typeof words.reasons;

const isPlain = (kind: Reason): kind is PlainReason => kind in words.reasons;

const reasonOf = (kind: Reason, attempt: Attempt): SendFailure =>
  isPlain(kind) ? words.reasons[kind] : reasons[kind](attempt);

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

const reasons: Record<Exclude<Reason, PlainReason>, (attempt: Attempt) => SendFailure> = {
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
};

function explainForeign({ status, type, excerpt }: Extract<Failure, { kind: 'foreign' }>): SendFailure {
  return {
    title: 'This response is not from the API.',
    text: `HTTP ${status} came with ${type === '' ? 'no content type' : type}, not with the JSON of the Connect protocol.`,
    steps: [status >= 500 ? words.brokenProxy : (getOwn(words.statuses, `${status}`) ?? words.wrongAddress)],
    details: excerpt.trim() === '' ? [] : [{ type: 'Response body', content: excerpt }],
  };
}

function explainError({ error }: Extract<Failure, { kind: 'error' }>): SendFailure {
  const { code, message, details } = error;
  const step = getOwn(words.codes, code);
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
