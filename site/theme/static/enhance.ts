/** How long "Copied" stays, in milliseconds. */
const copiedFor = 2000;

/**
 * Brings tabs, copy buttons and the values of examples to life in content that React does not render: the same markup, the same
 * behavior as the components of the design system have.
 *
 * @returns A function that ends it. Fits as a React ref.
 */
export function enhance(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const tab = target.closest<HTMLElement>('[role="tab"]');
    if (tab) select(tab);
    const copy = target.closest<HTMLElement>('[data-copy]');
    if (copy) void copyCode(copy);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.dataset.sampleInput)
      fill(root, target.dataset.sampleInput, target.value);
  };
  for (const [name, value] of samples) fill(root, name, value);
  root.addEventListener('click', onClick);
  root.addEventListener('input', onInput);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('input', onInput);
    root.removeEventListener('keydown', onKeyDown);
  };
}

/** What the visitor put into examples. Lives as long as the page in the tab. */
const samples = new Map<string, string>();

/** Puts a value into every example, and into the field where it is typed. An empty field brings back what was there. */
function fill(root: HTMLElement, name: string, value: string): void {
  samples.set(name, value);
  const field = root.querySelector<HTMLInputElement>(`[data-sample-input="${name}"]`);
  if (field && field.value !== value) field.value = value;
  for (const place of root.querySelectorAll<HTMLElement>(`[data-sample="${name}"]`)) {
    place.textContent = value === '' ? (field?.defaultValue ?? '') : value;
  }
}

function siblings(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}

function select(chosen: HTMLElement): void {
  for (const tab of siblings(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.dataset.state = selected ? 'selected' : 'waiting';
  }
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = siblings(tab);
  const at = tabs.indexOf(tab);
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return tabs.at((at + step + tabs.length) % tabs.length);
    case 'ArrowLeft':
      return tabs.at((at - step + tabs.length) % tabs.length);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
  }
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
