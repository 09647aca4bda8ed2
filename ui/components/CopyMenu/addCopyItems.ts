import { copyText } from '../../behaviors/copyText';
import { showResult } from '../../behaviors/showResult';

/** An entry that a site adds: a text to copy, or a link. */
export type CopyItem = { label: string } & ({ text: string } | { href: string });

/** Adds entries to a copy menu, a `<details>`, once. They look like its other entries and announce each copy. */
export function addCopyItems(menu: HTMLElement, entries: readonly CopyItem[]): void {
  const list = menu.querySelector('ul')!;
  const { className } = list.querySelector('a')!;
  if (list.querySelector('[data-added]')) return;
  for (const entry of entries) {
    const control = document.createElement('href' in entry ? 'a' : 'button');
    Object.assign(control, { className, textContent: entry.label });
    if ('href' in entry) control.setAttribute('href', entry.href);
    else control.addEventListener('click', () => copy(entry.text, menu));
    const row = document.createElement('li');
    row.dataset.added = '';
    row.append(control);
    list.append(row);
  }
}

async function copy(text: string, menu: HTMLElement): Promise<void> {
  const button = menu.querySelector('summary')!;
  await copyText(text).then(
    () => showResult(button, 'copied', menu),
    () => showResult(button, 'failed', menu),
  );
}
