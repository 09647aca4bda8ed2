import { lazy, Suspense, useState } from 'react';

import type { SendSettings } from '../../settings/sendSettings';
import { Region } from '../search/Region';

/** A method that a request is for. */
export interface SentMethod {
  /** Full name of its service. */
  service: string;
  name: string;
  /** Its path under the base URL: `/mgmt.v1alpha1.JobService/CreateJob`. */
  path: string;
  /** Whether messages stream, in either direction. */
  streaming: boolean;
  /** Whether a call may change what the server keeps. */
  changes: boolean;
}

export interface SendRequestProps {
  method: SentMethod;
  /** The request message. */
  json: string;
  /** Whether it fits its message and keeps its rules. */
  valid: boolean;
  /** Address of the server, as the reader wrote it. */
  baseUrl: string;
  /** The same call for a terminal, without the key. */
  curl: string;
}

/* Put in by the build. */
declare const settingsOfSend: SendSettings | undefined;

/** Where the site sends no requests, nothing of it is in any script. */
const load =
  settingsOfSend &&
  (async () => {
    const { SiteSendPanel } = await import(/* webpackChunkName: "send" */ './SiteSendPanel');
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
