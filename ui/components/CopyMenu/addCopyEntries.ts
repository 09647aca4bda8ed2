import { parts } from './CopyMenu.behavior';

/** An entry that a site adds: a text to copy, or a link. */
export type CopyEntry = { label: string } & ({ text: string } | { href: string });

/** Adds entries to a copy menu, a `<details>`, once. They look like its other entries. */
export function addCopyEntries(menu: HTMLElement, entries: readonly CopyEntry[]): void {
  const list = menu.querySelector('ul')!;
  const { className } = list.querySelector('a')!;
  if (list.querySelector('[data-added]')) return;
  for (const entry of entries) {
    const control = document.createElement('href' in entry ? 'a' : 'button');
    const attributes = 'href' in entry ? { href: entry.href } : parts.text.mark(entry.text);
    for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
    Object.assign(control, { className, textContent: entry.label });
    const row = document.createElement('li');
    row.dataset.added = '';
    row.append(control);
    list.append(row);
  }
}
