/** Delay of the check after a page is opened, in case another page follows, in milliseconds. */
const pause = 1000;

/**
 * When the content is checked in development: after a compilation, and never while someone waits for one. Every save is
 * compiled. A newer check stops an older one.
 */
export class CheckSchedule {
  /** Aborts the pending or running check. */
  #newest = new AbortController();
  #last = Promise.resolve();
  /** State of the content that was read or saved last. */
  #state: 'saved' | 'unchecked' | 'checked' = 'unchecked';

  /** @param check Checks the content until the signal stops it. Files that were read are kept for the next check. */
  constructor(private readonly check: (signal: AbortSignal) => Promise<void>) {}

  /** A file was saved, and is about to be compiled. */
  save(): void {
    this.stop();
    this.#state = 'saved';
  }

  /** Saved text is on the screen, and is checked immediately. An opened page is about to be, so its check waits. */
  endCompilation(): void {
    this.stop();
    if (this.#state === 'checked') return;
    this.#newest = new AbortController();
    const { signal } = this.#newest;
    const check = async () => {
      if (signal.aborted) return;
      this.#state = 'unchecked';
      await this.check(signal);
      if (!signal.aborted) this.#state = 'checked';
    };
    const delay = this.#state === 'saved' ? 0 : pause;
    setTimeout(() => (this.#last = this.#last.then(check)), delay).unref();
  }

  /** Stops the pending or running check: the server is closing, or a page is compiled, which has priority. */
  stop(): void {
    this.#newest.abort();
  }
}
