import { copyText } from '../../behaviors/copyText';
import { showCopyResult } from '../../behaviors/showCopyResult';

/** An item that a site adds: a text to copy, or a link. */
export type CopyItem = { label: string } & ({ text: string } | { href: string });

/** Adds items to a copy menu, a `<details>`, once. They look like its other items and announce each copy. */
export function addCopyItems(menu: HTMLElement, items: readonly CopyItem[]): void {
  const summary = menu.querySelector('summary')!;
  const list = menu.querySelector('ul')!;
  const { className } = list.querySelector('a')!;
  if (list.querySelector('[data-added]')) return;
  for (const item of items) {
    const control = document.createElement('href' in item ? 'a' : 'button');
    Object.assign(control, { className, textContent: item.label });
    if ('href' in item) control.setAttribute('href', item.href);
    else control.addEventListener('click', () => showCopyResult(summary, copyText(item.text), menu));
    const row = document.createElement('li');
    row.dataset.added = '';
    row.append(control);
    list.append(row);
  }
}
