import { useCallback, useEffect, useRef, useState } from 'react';

import type { SendAnswer, SendFailure, SendStatus } from '#ui';

import { explain } from './explain';
import { sendCall, type Call } from './sendCall';

/** Most messages of a stream that are kept. */
const mostMessages = 200;

interface Sending {
  status: SendStatus;
  answer?: SendAnswer;
  failure?: SendFailure;
}

/** A request on its way, and what comes back. Leaving ends it. */
export function useSend(): Sending & {
  ask: () => void;
  cancel: () => void;
  fail: (failure: SendFailure) => void;
  send: (call: Call, around: Parameters<typeof explain>[1]) => Promise<void>;
  stop: () => void;
} {
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const ended = useRef<AbortController>(undefined);
  useEffect(() => () => ended.current?.abort(), []);

  const send = useCallback(async (call: Call, around: Parameters<typeof explain>[1]) => {
    const controller = new AbortController();
    ended.current = controller;
    setSending({ status: 'sending' });
    const answer = createAnswer(call.streaming, (status, answer) => setSending({ status, answer }));
    const { failure, ...facts } = await sendCall(call, { signal: controller.signal, ...answer });
    setSending({
      status: 'done',
      answer: answer.end(facts),
      failure: failure && explain(failure, around),
    });
  }, []);

  return {
    ...sending,
    send,
    ask: () => setSending({ status: 'confirming' }),
    cancel: () => setSending({ status: 'idle' }),
    fail: (failure) => setSending({ status: 'done', failure }),
    stop: () => ended.current?.abort(),
  };
}

/** Puts together what comes, and shows it once a frame however fast it comes. */
function createAnswer(streaming: boolean, show: (status: SendStatus, answer: SendAnswer) => void) {
  let answer: SendAnswer | undefined;
  let frame: number | undefined;
  const showSoon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      if (answer) show(streaming ? 'streaming' : 'sending', answer);
    });
  };
  return {
    onHead: (head: Pick<SendAnswer, 'status' | 'headers'>) => {
      answer = { ...head, messages: [], total: 0, streaming, bytes: 0 };
      if (streaming) showSoon();
    },
    onMessage: (json: string) => {
      const { messages, total, bytes, ...rest } = answer!;
      answer = {
        ...rest,
        messages: [...messages, json].slice(-mostMessages),
        total: total + 1,
        bytes: bytes + json.length,
      };
      if (streaming) showSoon();
    },
    /** The whole answer; undefined where none came. */
    end: (facts: Pick<SendAnswer, 'trailers' | 'bytes' | 'milliseconds'>): SendAnswer | undefined => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      return answer && { ...answer, ...facts };
    },
  };
}
