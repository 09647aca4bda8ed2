import { lazy, Suspense, useState } from 'react';

import type { SendSettings } from '../../settings/sendSettings';
import { Region } from '../search/Region';
import type { SendRequestProps } from './sendRequestProps';

/* Put in by the build. */
declare const settingsOfSend: SendSettings | undefined;

/** Where the site sends no requests, nothing of it is in any script. */
const load =
  settingsOfSend &&
  (async () => {
    const { SiteSendPanel } = await import(/* webpackMode: "eager" */ './SiteSendPanel');
    return { default: SiteSendPanel };
  });

/** Sends a request to the reader's server, and shows the answer. Draws nothing on a site that sends none. */
export function SendRequest(props: SendRequestProps) {
  return (
    load && (
      <Region name="part that sends requests">
        <Loaded {...props} load={load} />
      </Region>
    )
  );
}

/** Loads what sends anew each time that it is drawn anew: a reader may try again. */
function Loaded({ load, ...props }: SendRequestProps & { load: Loader }) {
  const [Panel] = useState(() => lazy(load));
  return (
    <Suspense fallback={null}>
      <Panel {...props} settings={settingsOfSend!} />
    </Suspense>
  );
}

type Loader = NonNullable<Exclude<typeof load, undefined>>;
