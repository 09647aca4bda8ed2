import type { SendFailure } from '#ui';

import { getOwn } from '../../reference/getOwn';
import type { TargetProblem } from './resolveTarget';
import explanations from './explanations.json';
import type { CallFailure } from './sendCall';

/** Facts about the request that explanations mention. */
export interface Attempt {
  /** The called address, or the reader's input if it isn't a valid one. */
  url: string;
  /** Origin of this page, which the server has to allow. */
  pageOrigin: string;
  /** Origins that the site may send to. */
  origins: string[];
  /** Origin to use instead of the one typed. */
  allowedOrigin?: string;
  /** Page about allowing requests from this site (CORS). */
  guide?: string;
}

/** Explains why a request has no usable response, and what to do about it. */
export function explain(failure: CallFailure | { kind: TargetProblem }, attempt: Attempt): SendFailure {
  if (failure.kind === 'error') return explainError(failure);
  const { kind } = failure;
  const explanation = kind === 'not-api' ? explainNotApi(failure) : explainReason(kind, attempt);
  const { outcome = 'error', steps = [] } = explanation;
  if (outcome === 'stopped') return explanation;
  return {
    ...explanation,
    outcome,
    steps: kind.startsWith('bad-') ? steps : [...steps, explanations.terminal],
  };
}

type Reason = Exclude<CallFailure['kind'], 'error' | 'not-api'> | TargetProblem;

/** The CORS headers that a server has to send. */
const corsHelp = ({ pageOrigin, guide }: Attempt) => ({
  setting: {
    title: 'Response headers',
    code: [
      `Access-Control-Allow-Origin: ${pageOrigin}`,
      'Access-Control-Allow-Methods: POST',
      'Access-Control-Allow-Headers: Authorization, Connect-Protocol-Version, Content-Type',
    ].join('\n'),
  },
  guide: guide === undefined ? undefined : { label: 'How to allow this page', href: guide },
});

/** The words for a reason, with facts of the request filled in. */
function explainReason(kind: Reason, attempt: Attempt): SendFailure {
  const { url, pageOrigin, origins, allowedOrigin = '' } = attempt;
  const values: Record<string, string | undefined> = {
    url,
    pageOrigin,
    allowedOrigin,
    origins: origins.join(' or '),
    origin: /^\w+:\/\/[^/]*/.exec(url)?.[0],
    tls: allowedOrigin.startsWith('https:') ? 'requires HTTPS' : 'has no TLS',
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const { title, text, outcome, steps = [] } = explanations.reasons[kind] as SendFailure;
  const isSecure = kind === 'unreachable' && url.startsWith('https:');
  return {
    title: fill(title),
    text: fill(text),
    outcome,
    steps: [...steps, ...(isSecure ? [explanations.certificate] : [])].map(fill),
    ...(kind.startsWith('cors') && corsHelp(attempt)),
  };
}

function explainNotApi({ status, type, excerpt }: Extract<CallFailure, { kind: 'not-api' }>): SendFailure {
  return {
    title: 'This response is not from the API.',
    text: `HTTP ${status} came with ${type === '' ? 'no content type' : type}, not with the JSON of the Connect protocol.`,
    steps: [
      status >= 500
        ? explanations.brokenProxy
        : (getOwn(explanations.statuses, `${status}`) ?? explanations.wrongAddress),
    ],
    details: excerpt.trim() === '' ? [] : [{ type: 'Response body', content: excerpt }],
  };
}

function explainError({ error }: Extract<CallFailure, { kind: 'error' }>): SendFailure {
  const { code, message, details } = error;
  const step = getOwn(explanations.codes, code);
  return {
    title: `The server returned the error \`${code.replaceAll('`', '')}\`.`,
    text: message,
    steps: step === undefined ? [] : [step],
    details,
  };
}
