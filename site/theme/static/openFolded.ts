/**
 * Opens every fold that an element lies in.
 *
 * @returns Whether one was closed.
 */
export function openFolded(element: Element): boolean {
  let opened = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    opened ||= !fold.open;
    fold.open = true;
  }
  return opened;
}

/** Brings the place that the address names into sight where a fold hides it. Browsers do so only in part. */
export function openFoldedTarget(): void {
  const target = document.getElementById(anchorOf(location.hash));
  if (target && openFolded(target)) target.scrollIntoView();
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
