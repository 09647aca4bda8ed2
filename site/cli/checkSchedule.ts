/** How long the check of a page that was opened waits for the next one, in milliseconds. */
const pause = 1000;

/**
 * When the content is checked in development: after a compilation, and never while somebody waits for one. Every save is
 * compiled. A newer check stops an older one.
 */
export class CheckSchedule {
  /** Aborts the pending or running check. */
  #newest = new AbortController();
  #last = Promise.resolve();
  /** State of the content that was read or saved last. */
  #state: 'saved' | 'unchecked' | 'checked' = 'unchecked';

  /** @param check Checks the content until the signal stops it. What was read is kept for the next check. */
  constructor(private readonly check: (signal: AbortSignal) => Promise<void>) {}

  /** A file was saved, and is about to be compiled. */
  save(): void {
    this.stop();
    this.#state = 'saved';
  }

  /** What was saved is on the screen, and is checked immediately. A page that was opened is about to be. */
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

  /** Stops the check that waits or runs: the server closes, or a page is compiled, which goes first. */
  stop(): void {
    this.#newest.abort();
  }
}
