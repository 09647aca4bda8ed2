/**
 * Gives keys that a play function presses their effect on a `<summary>`. The simulated keyboard presses buttons and
 * links with Enter and Space, as a browser does, and leaves this element out.
 */
export function completeSimulatedKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, isTrusted, defaultPrevented } = event;
    if (isTrusted || defaultPrevented || !(target instanceof HTMLElement)) return;
    if ((key === 'Enter' || key === ' ') && target.matches('summary')) target.click();
  });
}
