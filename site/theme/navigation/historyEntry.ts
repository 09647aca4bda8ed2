/** Key of the tab's first entry, which the router does not name. */
const firstEntry = 'first';

/**
 * Name of the history entry shown. An entry that the browser made by itself, for an anchor on the page, has no
 * state and gets a name here.
 *
 * @returns The name, and whether the entry was made just now by the browser.
 */
export function historyEntry(): { key: string; madeByBrowser: boolean } {
  const state = history.state as { key?: string } | null;
  if (state !== null) return { key: state.key ?? firstEntry, madeByBrowser: false };
  const key = crypto.randomUUID();
  history.replaceState({ key }, '');
  return { key, madeByBrowser: true };
}
