/** Delay of the check after a page is opened, in case another page follows, in milliseconds. */
const checkDelay = 1000;

/**
 * Schedules content checks in development: after a compilation, and never during one. Every save is
 * compiled. A newer check stops an older one.
 */
export class CheckSchedule {
  /** Aborts the pending or running check. */
  #controller = new AbortController();
  #last = Promise.resolve();
  /** State of the content that was read or saved last. */
  #state: 'saved' | 'unchecked' | 'checked' = 'unchecked';

  /** @param check Checks the content until the signal stops it. Files that were read are kept for the next check. */
  constructor(private readonly check: (signal: AbortSignal) => Promise<void>) {}

  /** Call it when a file was saved and is about to be compiled. */
  onSave(): void {
    this.stop();
    this.#state = 'saved';
  }

  /** Checks saved text immediately. After a page was opened, the check waits, because another may follow. */
  onCompiled(): void {
    this.stop();
    if (this.#state === 'checked') return;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const check = async () => {
      if (signal.aborted) return;
      this.#state = 'unchecked';
      await this.check(signal);
      if (!signal.aborted) this.#state = 'checked';
    };
    const delay = this.#state === 'saved' ? 0 : checkDelay;
    setTimeout(() => (this.#last = this.#last.then(check)), delay).unref();
  }

  /** Stops the pending or running check: the server is closing, or a page is compiled, which has priority. */
  stop(): void {
    this.#controller.abort();
  }
}
