import { useEffect, useRef, useState } from 'react';

import type { SendAnswer, SendFailure, SendStatus } from '#ui';

import { explain, type Circumstances } from './explain';
import { sendCall, type Call } from './sendCall';

/** Most messages of a stream that are kept. */
const mostMessages = 200;

interface Sending {
  status: SendStatus;
  answer?: SendAnswer;
  failure?: SendFailure;
}

/** A request in flight and its answer. Unmounting ends it. */
export function useSend() {
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (call: Call, around: Circumstances) => {
    controller.current = new AbortController();
    setSending({ status: 'sending' });
    const { streaming } = call;
    let answer: SendAnswer | undefined;
    let frame: number | undefined;
    const show = () => {
      frame = undefined;
      setSending({ status: 'streaming', answer });
    };
    const update = (next: SendAnswer) => {
      answer = next;
      // Fast streams are shown once a frame.
      if (streaming) frame ??= requestAnimationFrame(show);
    };
    const { failure, ...facts } = await sendCall(call, {
      controller: controller.current,
      onHead: (head) => update({ ...head, messages: [], total: 0, streaming, bytes: 0 }),
      onMessage: (json) => {
        const { messages, total, bytes, ...rest } = answer!;
        update({
          ...rest,
          messages: [...messages, json].slice(-mostMessages),
          total: total + 1,
          bytes: bytes + json.length,
        });
      },
    });
    if (frame !== undefined) cancelAnimationFrame(frame);
    setSending({
      status: 'done',
      answer: answer && { ...answer, ...facts },
      failure: failure && explain(failure, around),
    });
  };

  return {
    ...sending,
    send,
    ask: () => setSending({ status: 'confirming' }),
    cancel: () => setSending({ status: 'idle' }),
    fail: (failure: SendFailure) => setSending({ status: 'done', failure }),
    stop: () => controller.current?.abort(),
  };
}
