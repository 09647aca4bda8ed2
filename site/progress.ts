/** Least time between two messages about the same step, in milliseconds. */
const pause = 5000;

/**
 * Tells on the console how far a step that may take long has come: nothing when it is over soon, else a line now and then.
 *
 * @param step What is being done, as a person would say it.
 * @param total How many things there are to do.
 * @returns Call it after each of them, or with how many have been done since.
 */
export function progress(
  step: string,
  total: number,
  now: () => number = Date.now,
): (count?: number) => void {
  let done = 0;
  let told = now();
  return (count = 1) => {
    done += count;
    if (now() - told < pause) return;
    told = now();
    console.log(`info    ${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
  };
}
