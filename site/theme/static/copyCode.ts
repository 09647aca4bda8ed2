/** How long "Copied" stays, in milliseconds. */
const copiedFor = 2000;

/** Copies the code whose button was clicked. */
export function onCopyClick(target: Element): void {
  const button = target.closest<HTMLElement>('[data-copy]');
  if (button) void copyCode(button);
}

/** What copy buttons that say something else will say again, with the timer that is set for it. */
const copied = new WeakMap<HTMLElement, { before: string; timer: number }>();

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('pre');
  const word = button.querySelector('span');
  const status = button.closest('figure')?.querySelector('[role="status"]');
  if (!code || !word || !status) return;
  let said: string;
  try {
    await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
    said = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    said = 'Press Ctrl+C';
  }
  const earlier = copied.get(button);
  clearTimeout(earlier?.timer);
  const before = earlier?.before ?? word.textContent;
  word.textContent = said;
  status.textContent = said;
  const timer = window.setTimeout(() => {
    copied.delete(button);
    word.textContent = before;
    status.textContent = '';
  }, copiedFor);
  copied.set(button, { before, timer });
}
