/** What a page notes about itself, in milliseconds since its navigation began unless said otherwise. */
export interface Observed {
  firstContentfulPaint?: number;
  largestContentfulPaint?: number;
  layoutShifts: { value: number; start: number }[];
  longTasks: { start: number; duration: number }[];
  /** When a visitor first moved the pointer. */
  intent?: number;
  /** When the script of the page acts: when the site says so, or when React has taken over, as far as the page has React. */
  hydrated?: number;
  /** When the last click on a link was, and when the heading of the page it led to was painted: since 1970. */
  clicked?: number;
  arrived?: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in every document before anything else and notes in `window.observed` what happens. Its source is sent to the browser, so it uses nothing from outside. */
export function observePage(): void {
  const observed: Observed = { layoutShifts: [], longTasks: [] };
  window.observed = observed;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    observed.firstContentfulPaint = startTime;
    // A link that loads a whole document: its first paint shows the heading.
    const clicked = Number(sessionStorage.getItem('bench.clicked'));
    if (clicked > 0) observed.arrived = performance.timeOrigin + startTime;
    if (clicked > 0) observed.clicked = clicked;
  });
  observe('largest-contentful-paint', ({ startTime }) => (observed.largestContentfulPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.layoutShifts.push({ value, start: entry.startTime });
  });
  observe('longtask', ({ startTime, duration }) => observed.longTasks.push({ start: startTime, duration }));

  addEventListener('pointermove', () => (observed.intent ??= performance.now()), { capture: true });

  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const awaitHydration = () => {
    const [mark] = performance.getEntriesByName('site-ready');
    // A site that does not mark it has been taken over when React knows one of its buttons.
    if (mark) observed.hydrated = mark.startTime;
    else if ([...document.querySelectorAll('button')].some(isAlive)) observed.hydrated = performance.now();
    else requestAnimationFrame(awaitHydration);
  };
  requestAnimationFrame(awaitHydration);

  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('a'))) return;
      const before = heading();
      observed.clicked = performance.timeOrigin + performance.now();
      observed.arrived = undefined;
      sessionStorage.setItem('bench.clicked', String(observed.clicked));
      const awaitHeading = () => {
        const now = heading();
        if (!now || now === before) return void requestAnimationFrame(awaitHeading);
        sessionStorage.removeItem('bench.clicked');
        // The frame that this callback belongs to paints the heading; a message comes after it.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener(
          'message',
          () => (observed.arrived = performance.timeOrigin + performance.now()),
        );
        port1.start();
        port2.postMessage('');
      };
      requestAnimationFrame(awaitHeading);
    },
    { capture: true },
  );
}
