/** Under this key the tab remembers which address it loaded whole because a part of the page was gone. */
const lastKey = 'navigation.loaded-whole';

/** How long a second failure of the same address counts as a loop, in milliseconds. */
const loopWindow = 10_000;

/**
 * Loads an address whole when the server has it: after a new version was published, the parts that the open
 * page knows are gone, but its address answers. Guarded, so that a page whose parts are broken is not loaded
 * over and over.
 *
 * @returns Whether the browser is on its way.
 */
export async function leaveFor(target: URL): Promise<boolean> {
  if (justLeftFor(target.href)) return false;
  try {
    const answer = await fetch(target, { method: 'HEAD', cache: 'no-store' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  remember(target.href);
  location.assign(target);
  return true;
}

function justLeftFor(href: string): boolean {
  const [when, what] = (recall() ?? '').split(' ');
  return what === href && Date.now() - Number(when) < loopWindow;
}

// Memory of the tab, not of the reader: it matters only across one load, so the guard of the reader's memory is not needed.
function recall(): string | null {
  try {
    return sessionStorage.getItem(lastKey);
  } catch {
    return history.state?.[lastKey] ?? null;
  }
}

function remember(href: string): void {
  try {
    sessionStorage.setItem(lastKey, `${Date.now()} ${href}`);
  } catch {
    // Without storage the guard is the server's answer alone.
  }
}
