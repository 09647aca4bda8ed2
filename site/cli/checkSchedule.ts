/** How long a check waits for a compilation that may follow, in milliseconds. */
const pause = 1000;

/**
 * When the content is checked in development: after a save, once its text is on the screen, and never while somebody waits
 * for a page to compile. A newer check stops an older one.
 */
export class CheckSchedule {
  /** Aborts the pending or running check. */
  #newest = new AbortController();
  #last = Promise.resolve();
  #isCompiling = false;
  /** State of the content that was read or saved last. */
  #state: 'saved' | 'unchecked' | 'checked' = 'unchecked';

  /** @param check Checks the content until the signal stops it. What was read is kept for the next check. */
  constructor(private readonly check: (signal: AbortSignal) => Promise<void>) {}

  /** A file was saved. During a compilation, it is checked at the end. */
  save(): void {
    this.stop();
    this.#state = 'saved';
    if (!this.#isCompiling) this.#checkAfter(pause);
  }

  /** A page is compiled: it goes before a check. */
  beginCompilation(): void {
    this.#isCompiling = true;
    this.stop();
  }

  /** What was saved is on the screen, and is checked immediately. A page that was opened is about to be. */
  endCompilation(): void {
    this.#isCompiling = false;
    if (this.#state !== 'checked') this.#checkAfter(this.#state === 'saved' ? 0 : pause);
  }

  /** Stops the check that waits or runs. */
  stop(): void {
    this.#newest.abort();
  }

  #checkAfter(milliseconds: number): void {
    this.stop();
    this.#newest = new AbortController();
    const { signal } = this.#newest;
    const check = async () => {
      if (signal.aborted) return;
      this.#state = 'unchecked';
      await this.check(signal);
      if (!signal.aborted) this.#state = 'checked';
    };
    setTimeout(() => (this.#last = this.#last.then(check)), milliseconds).unref();
  }
}
