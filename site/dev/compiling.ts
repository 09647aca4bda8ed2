/** How long a browser takes to show what was compiled, in milliseconds. */
const showing = 150;

/** Whether something is compiled, or about to be shown, that somebody waits for. */
export const compiling = {
  ended: Promise.resolve(),
  end: undefined as (() => void) | undefined,
  timer: undefined as NodeJS.Timeout | undefined,
  begin() {
    clearTimeout(this.timer);
    // One that another one overtakes does not end.
    if (!this.end) this.ended = new Promise((resolve) => (this.end = resolve));
  },
  /** @param isShown Whether browsers have something of it to show. */
  endSoon(isShown: boolean) {
    this.timer = setTimeout(
      () => {
        this.end?.();
        this.end = undefined;
      },
      isShown ? showing : 0,
    );
  },
};
