import { useEffect } from 'react';

import { SendPanel, type SendFailure } from '#ui';

import { mayChange } from '../../reference/mayChange';
import type { Rpc } from '../../reference/model';
import type { SendSettings } from '../../settings/schema';
import { ErrorBoundary } from '../mountIsland';
import { site } from '../site';
import { explain } from './explain';
import { resolveTarget } from './resolveTarget';
import { useSend } from './useSend';

/** Set by the build. A site that sends no requests has none of this in its scripts. */
declare const settingsOfSend: SendSettings | undefined;

export interface SendRequestProps {
  method: Pick<Rpc, 'name' | 'path' | 'streaming' | 'idempotency'>;
  writeJson: () => string;
  /** Whether its JSON can't be read. */
  blocked?: boolean;
  /** Whether it fits its message and keeps its rules. */
  valid: boolean;
  /** Address of the server, as typed. */
  baseUrl: string;
  onBaseUrlChange: (baseUrl: string) => void;
  /** Called when the reader sends it, or is asked whether to. */
  onSend: () => void;
  /** The same call in a terminal, without the key. */
  drawCurl: () => SendFailure['curl'];
}

/**
 * Sends a request to the reader's server and shows the answer. Asks for confirmation before a request that changes or
 * deletes something. Renders nothing on a site that sends no requests.
 */
export function SendRequest(props: SendRequestProps) {
  if (!settingsOfSend) return null;
  return (
    <ErrorBoundary name="part that sends requests">
      <SiteSendPanel {...props} settings={settingsOfSend} />
    </ErrorBoundary>
  );
}

function SiteSendPanel({ settings, ...props }: SendRequestProps & { settings: SendSettings }) {
  const { method, valid, baseUrl, blocked } = props;
  const { origins, guide, safeVerbs } = settings;
  const { send, ask, cancel, fail, stop, ...shown } = useSend();
  useEffect(() => {
    if (shown.status === 'confirming') cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A question ends with what it is about.
  }, [valid, baseUrl]);
  const page = location.origin;
  const target = resolveTarget(baseUrl, method.path, { origins, page });
  const reasons = [
    ...(mayChange(method, safeVerbs) ? [warningOf(method.name, baseUrl)] : []),
    ...(valid ? [] : ["The request breaks its message's rules. The server will likely reject it."]),
  ];
  const go = () => {
    const guidePath = guide && `${site.base.replace(/\/$/, '')}${guide}`;
    const context = { page, origins, curl: props.drawCurl(), guide: guidePath };
    if ('problem' in target) {
      fail({ ...explain({ kind: target.problem }, { ...context, url: baseUrl, ...target }), baseUrl });
    } else {
      const streaming = method.streaming !== 'none';
      void send({ ...target, json: props.writeJson(), streaming, key }, { ...context, ...target });
    }
  };
  const start = reasons.length > 0 && 'url' in target ? ask : go;
  return (
    <SendPanel
      {...shown}
      subject={method.name}
      blocked={blocked}
      baseUrl={baseUrl}
      onBaseUrlChange={props.onBaseUrlChange}
      suggestions={origins}
      reasons={reasons}
      initialKey={key}
      onKeyChange={keepKey}
      onSend={() => {
        props.onSend();
        start();
      }}
      onConfirm={go}
      onCancel={cancel}
      onStop={stop}
    />
  );
}

const warningOf = (name: string, baseUrl: string) =>
  /^(Delete|Remove|Cancel|Terminate|Drop|Purge|Revoke)/.test(name)
    ? `${name} deletes or stops something at ${baseUrl}. You may not be able to undo it.`
    : `${name} can change data at ${baseUrl}.`;

/** The reader's API key. Kept in memory only, until the document is unloaded. */
let key = '';

/** Keeps a key as typed or as copied from a header. */
function keepKey(typed: string): void {
  key = typed.trim().replace(/^bearer\s+/i, '');
}
