/** How long a check waits for a compilation that may follow, in milliseconds. */
const pause = 1000;

/**
 * When the content is checked in development: after a save, once its text is on the screen, and never while somebody waits
 * for a page to compile. A newer check stops an older one.
 */
export class CheckSchedule {
  /** Of the check that runs, or ran last. */
  #newest?: AbortController;
  #last = Promise.resolve();
  #next?: NodeJS.Timeout;
  #isCompiling = false;
  /** Of what was read or saved last. */
  #state: 'saved' | 'unchecked' | 'checked' = 'unchecked';

  /** @param check Checks the content until the signal stops it. What was read is kept for the next check. */
  constructor(private readonly check: (signal: AbortSignal) => Promise<void>) {}

  /** A file was saved. */
  save(): void {
    this.#newest?.abort();
    this.#state = 'saved';
    this.#checkSoon();
  }

  /** A page is compiled: it goes before a check that runs. */
  beginCompilation(): void {
    this.#isCompiling = true;
    if (this.#state !== 'checked') this.#newest?.abort();
  }

  /** What was saved is on the screen, and is checked immediately. A page that was opened is about to be. */
  endCompilation(): void {
    this.#isCompiling = false;
    if (this.#state === 'saved') this.#checkNow();
    else if (this.#state === 'unchecked') this.#checkSoon();
  }

  /** Stops all checks. */
  close(): void {
    this.#newest?.abort();
    clearTimeout(this.#next);
  }

  #checkSoon(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      if (!this.#isCompiling) this.#checkNow();
    }, pause);
  }

  #checkNow(): void {
    clearTimeout(this.#next);
    this.#newest?.abort();
    this.#newest = new AbortController();
    const { signal } = this.#newest;
    this.#state = 'unchecked';
    this.#last = this.#last.then(async () => {
      if (signal.aborted) return;
      await this.check(signal);
      if (!signal.aborted) this.#state = 'checked';
    });
  }
}
