import { SendPanel } from '#ui';

import { mayChange } from '../../reference/mayChange';
import type { SendSettings } from '../../settings/sendSettings';
import { site } from '../site';
import { explain } from './explain';
import { readTarget } from './readTarget';
import type { SendRequestProps } from './sendRequestProps';
import { useSend } from './useSend';

/** Sends a request to the reader's server, and shows the answer. What changes or deletes asks once more. */
export function SiteSendPanel({
  method,
  json,
  valid,
  baseUrl,
  onBaseUrlChange,
  curl,
  settings: { origins, guide, safeVerbs },
}: SendRequestProps & { settings: SendSettings }) {
  const { send, ask, cancel, fail, stop, ...shown } = useSend();
  const page = location.origin;
  const target = readTarget(baseUrl, method.path, { origins, page });
  const reasons = [
    ...(mayChange(method, safeVerbs) ? [changeOf(method.name, baseUrl)] : []),
    ...(valid ? [] : ['The request breaks rules of its message. The server will most likely refuse it.']),
  ];
  const go = () => {
    const around = { page, origins, curl, guide: guide && `${site.base.replace(/\/$/, '')}${guide}` };
    if ('problem' in target) {
      fail(explain({ kind: target.problem }, { ...around, url: baseUrl, instead: target.instead }));
    } else {
      void send(
        { url: target.url, json, streaming: method.streaming !== 'none', key: readKey() },
        { ...around, url: target.url },
      );
    }
  };
  return (
    <SendPanel
      {...shown}
      subject={method.name}
      path={method.path}
      baseUrl={baseUrl}
      onBaseUrlChange={onBaseUrlChange}
      suggestions={origins}
      reasons={reasons}
      problem={valid ? undefined : 'The request has problems. You can send it to see what the server says.'}
      initialKey={readKey()}
      onKeyChange={keepKey}
      onSend={reasons.length > 0 && 'url' in target ? ask : go}
      onConfirm={go}
      onCancel={cancel}
      onStop={stop}
    />
  );
}

const changeOf = (name: string, baseUrl: string) =>
  /^(Delete|Remove|Cancel|Terminate|Drop|Purge|Revoke)/.test(name)
    ? `${name} takes something away at ${baseUrl}. It may not come back.`
    : `${name} can change what is kept at ${baseUrl}.`;

/** The key that the reader has typed: for as long as the document lives, in no other place. */
let current = '';

const readKey = (): string => current;

/** Keeps a key, as it is typed or as it is copied from a header. */
function keepKey(key: string): void {
  current = key.trim().replace(/^bearer\s+/i, '');
}
