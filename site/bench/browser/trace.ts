import type { Browser, Page } from 'playwright';

/** An event of a browser's trace, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long of it the thread itself ran: on a machine with other work less than `dur`. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

const categories = ['toplevel', 'loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Records what the threads of the browser do while a callback runs. */
export async function trace(browser: Browser, page: Page, run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await run();
  const recorded = await browser.stopTracing();
  return (JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Events of a kind on the main thread of the page, in their order. */
export const eventsOf = (events: TraceEvent[], name: string, type?: string): TraceEvent[] =>
  events
    .filter((event) => event.name === name && event.args.data?.type === type)
    .toSorted((a, b) => a.ts - b.ts);

/**
 * How long each task took that ran in a time, in milliseconds.
 *
 * @param begin An event on the main thread of the page, with which the time begins.
 * @param until How many milliseconds later it ends.
 */
export function tasksIn(events: TraceEvent[], begin: TraceEvent, until = Infinity) {
  const own = events.filter(({ pid }) => pid === begin.pid);
  const isWorker = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'DedicatedWorker thread';
  const workers = new Set(own.filter(isWorker).map(({ tid }) => tid));
  const end = begin.ts + until * 1000;
  const times = (isOwn: (thread: number) => boolean) =>
    own.flatMap(({ name, tid, ts, dur, tdur = Infinity }) => {
      // Each task is there a second time, as `ThreadControllerImpl::RunTask`.
      if (name !== 'RunTask' || !isOwn(tid) || dur === undefined) return [];
      const within = Math.min(end, ts + dur) - Math.max(begin.ts, ts);
      return within > 0 ? [Math.min(within, tdur) / 1000] : [];
    });
  return { main: times((thread) => thread === begin.tid), workers: times((thread) => workers.has(thread)) };
}

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
