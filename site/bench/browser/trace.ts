import type { Browser, Page } from 'playwright';

/** An event of a browser's trace, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long of it the thread itself ran: on a machine with other work less than `dur`. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

/** A time after a key, from and until so many milliseconds after it. */
export interface Span {
  from: number;
  until: number;
}

/** What the threads of a page did in a time after a key, in milliseconds. */
export interface KeyWork {
  /** The main thread altogether, and in its longest task. */
  main: number;
  longestTask: number;
  /** The workers. */
  worker: number;
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Records what the threads of the browser do while a callback runs. */
export async function trace(browser: Browser, page: Page, run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await run();
  const recorded = await browser.stopTracing();
  return (JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/**
 * Sums up what the threads of the page worked in a time after each key that was pressed.
 *
 * @param spans The time of each key.
 */
export function workOfKeys(events: TraceEvent[], spans: Span[]): KeyWork[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .toSorted((a, b) => a.ts - b.ts);
  const page = keys[0];
  if (keys.length !== spans.length || !page) {
    throw new Error(`The trace has ${keys.length} keys, not ${spans.length}.`);
  }
  const workers = new Set(
    events
      .filter(
        ({ name, pid, args }) =>
          name === 'thread_name' && pid === page.pid && args.name === 'DedicatedWorker thread',
      )
      .map(({ tid }) => tid),
  );
  // Each task is there a second time, as `ThreadControllerImpl::RunTask`.
  const tasks = events.filter(
    ({ name, pid, dur }) => name === 'RunTask' && pid === page.pid && dur !== undefined,
  );
  return keys.map(({ ts }, index) => {
    const begin = ts + spans[index]!.from * 1000;
    const end = ts + spans[index]!.until * 1000;
    const own = (isOwn: (thread: number) => boolean) =>
      tasks
        .filter((task) => isOwn(task.tid) && task.ts < end && task.ts + task.dur! > begin)
        .map((task) => {
          const within = Math.min(end, task.ts + task.dur!) - Math.max(begin, task.ts);
          return Math.min(within, task.tdur ?? within) / 1000;
        });
    const main = own((thread) => thread === page.tid);
    return {
      main: sum(main),
      longestTask: Math.max(0, ...main),
      worker: sum(own((thread) => workers.has(thread))),
    };
  });
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
