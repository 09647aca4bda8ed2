import { useEffect } from 'react';

import { SendPanel, type SendPanelProps } from '#ui';

import { mayChangeData } from '../../reference/mayChangeData';
import type { Method } from '../../reference/model';
import type { SendSettings } from '../../settings/schema';
import { ErrorBoundary } from '../mountIsland';
import { site } from '../site';
import { resolveTarget } from './resolveTarget';
import { useSend } from './useSend';

/** Set by `rspress/themePlugin.ts`. A site that sends no requests doesn't have this code in its scripts. */
declare const SEND_SETTINGS: SendSettings | undefined;

type PanelProps = Pick<SendPanelProps, 'blocked' | 'baseUrl' | 'onBaseUrlChange' | 'onSend'>;

export interface SendRequestProps extends PanelProps {
  method: Pick<Method, 'name' | 'path' | 'streaming' | 'idempotency'>;
  currentJson: () => string;
  /** Whether the request fits its message and follows its rules. */
  valid: boolean;
}

/**
 * Sends a request to the reader's server and shows the response. Asks for confirmation before a request that changes or
 * deletes something. Renders nothing on a site that sends no requests.
 */
export function SendRequest(props: SendRequestProps) {
  if (!SEND_SETTINGS) return null;
  return (
    <ErrorBoundary name="part that sends requests">
      <SiteSendPanel {...props} />
    </ErrorBoundary>
  );
}

function SiteSendPanel({ method, currentJson, valid, onSend, ...panel }: SendRequestProps) {
  const { baseUrl, blocked } = panel;
  const { origins, guide, safeVerbs } = SEND_SETTINGS!;
  const { send, askToConfirm, cancel, stop, ...state } = useSend();
  useEffect(() => {
    if (state.status === 'confirming') cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A change of these ends the question.
  }, [valid, baseUrl]);
  const pageOrigin = location.origin;
  const target = resolveTarget(baseUrl, method.path, { origins, pageOrigin });
  const danger = destructiveVerbs.test(method.name)
    ? { action: inWords(method.name), fields: blocked ? [] : scalarFields(currentJson()) }
    : undefined;
  const reasons = [
    ...(danger ? [`This affects ${baseUrl}, and you may not be able to undo it.`] : []),
    ...(!danger && mayChangeData(method, safeVerbs) ? [`${method.name} can change data at ${baseUrl}.`] : []),
    ...(valid ? [] : ["The request breaks its message's rules. The server will likely reject it."]),
  ];
  const sendNow = () => {
    const guidePath = guide && `${site.base.replace(/\/$/, '')}${guide}`;
    const streaming = method.streaming !== 'none';
    const call = 'problem' in target ? target : { ...target, json: currentJson(), streaming, key: apiKey };
    void send(call, { url: baseUrl, ...target, pageOrigin, origins, guide: guidePath });
  };
  const start = reasons.length > 0 && 'url' in target ? askToConfirm : sendNow;
  return (
    <SendPanel
      {...state}
      {...panel}
      method={method.name}
      suggestions={origins}
      reasons={reasons}
      danger={danger}
      initialKey={apiKey}
      onKeyChange={keepKey}
      onSend={() => {
        onSend();
        start();
      }}
      onConfirm={sendNow}
      onCancel={cancel}
      onStop={stop}
    />
  );
}

/** The verbs of methods that delete or stop something. */
const destructiveVerbs = /^(Delete|Remove|Cancel|Terminate|Drop|Purge|Revoke)/;

/** The name of a method as words: `Delete account API key`. */
const inWords = (name: string) =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\bapi\b/, 'API');

/** The names and values in a request, such as ids. */
const scalarFields = (json: string) =>
  Object.entries(JSON.parse(json) as object).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? [] : [[name, String(value)]],
  );

/** The reader's API key. Kept in memory only, until the document is unloaded. */
let apiKey = '';

/** Stores the key without spaces around it or a "Bearer" prefix. */
function keepKey(typed: string): void {
  apiKey = typed.trim().replace(/^bearer\s+/i, '');
}
