import { useEffect, useRef, useState } from 'react';

import type { SendResponse, SendFailure, SendPanelProps } from '#ui';

import type { Attempt } from './explain';
import type { Call } from './sendCall';
import type { TargetProblem } from './resolveTarget';

/** Limits of the kept part of a stream: messages, and characters in all of them. */
const max = { messages: 200, characters: 2 ** 24 };

/** Loaded with the first request: the code that sends it, and the words for errors. */
const loadSendChunk = () => import(/* webpackChunkName: "send" */ './sendChunk');

const notLoaded: SendFailure = {
  outcome: 'notSent',
  title: 'Part of this page failed to load.',
  text: 'Check the network connection, then send again.',
};

/** A request in flight and its response. Unmounting aborts it. */
export function useSend() {
  const [state, setState] = useState<Pick<SendPanelProps, 'status' | 'response' | 'failure'>>({
    status: 'idle',
  });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (call: Call | { problem: TargetProblem }, attempt: Attempt) => {
    controller.current = new AbortController();
    setState({ status: 'sending' });
    const loaded = await loadSendChunk().catch(() => undefined);
    if (!loaded) return setState({ status: 'done', failure: notLoaded });
    const { sendCall, explain } = loaded;
    if ('problem' in call) {
      const failure: SendFailure = { ...explain({ kind: call.problem }, attempt), baseUrl: attempt.url };
      return setState({ status: 'done', failure });
    }
    let response: SendResponse | undefined;
    let frame: number | undefined;
    const show = () => {
      frame = undefined;
      setState({ status: 'streaming', response });
    };
    const update = (next: SendResponse) => {
      response = next;
      // Fast streams are shown once a frame.
      if (call.streaming) frame ??= requestAnimationFrame(show);
    };
    const { failure, ...result } = await sendCall(call, {
      controller: controller.current,
      onHeaders: (head) => update({ ...head, messages: [], total: 0, streaming: call.streaming, bytes: 0 }),
      onMessage: (json, body) => {
        const { total, bytes, ...rest } = response!;
        const messages = [...rest.messages, json].slice(-max.messages);
        while (messages.reduce((sum, { length }) => sum + length, 0) > max.characters) messages.shift();
        update({ ...rest, messages, total: total + 1, bytes: bytes + json.length, body });
      },
    });
    if (frame !== undefined) cancelAnimationFrame(frame);
    setState({
      status: 'done',
      response: response && { ...response, ...result },
      failure: failure && explain(failure, attempt),
    });
  };

  return {
    ...state,
    send,
    askToConfirm: () => setState({ status: 'confirming' }),
    cancel: () => setState({ status: 'idle' }),
    stop: () => controller.current?.abort(),
  };
}
