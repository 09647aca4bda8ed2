import { announce } from '../../behaviors/announce';
import type { BehaviorScope } from '../../behaviors/behavior';
import { onArrival, emit } from '../../behaviors/events';
import { fill } from '../../behaviors/messages';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: items with checkboxes, a line for the progress, and a reset button. */
export const parts = {
  root: part('data-checklist', 'Holds the items. Its value is the name that they are kept under'),
  box: part('data-checklist-item', 'The checkbox of an item. Its value is the name of the item'),
  progress: part('data-checklist-progress', 'Shows how many items are done. Its value is the message'),
  reset: part('data-checklist-reset', 'Unchecks all items. `hidden` while none is checked'),
};

/** Counts and announces done items, emits `ui:checklist` for each change, and resets the list. */
export function checklist(scope: BehaviorScope): void {
  const { document } = scope;
  const report = (root: HTMLElement, boxes: HTMLInputElement[]) => {
    for (const box of boxes) emitCheck(root, box);
    announce(document, updateProgress(root));
  };
  on(scope, 'change', parts.box.selector, (box) => {
    report(box.closest<HTMLElement>(parts.root.selector)!, [box as HTMLInputElement]);
  });
  on(scope, 'click', parts.reset.selector, (button) => {
    const root = button.closest<HTMLElement>(parts.root.selector)!;
    const checkedBoxes = boxesIn(root).filter(({ checked }) => checked);
    for (const box of checkedBoxes) box.checked = false;
    // The button disappears when nothing is checked.
    boxesIn(root)[0]?.focus();
    report(root, checkedBoxes);
  });
  // The reader may have checked items before this script ran.
  onArrival(scope, () => {
    for (const root of rootsIn(document)) {
      for (const box of boxesIn(root)) if (box.checked) emitCheck(root, box);
      updateProgress(root);
    }
  });
}

/** Checks the items for which `isDone` returns true in all lists, and unchecks the others. */
export function restoreChecks(document: Document, isDone: (list: string, item: string) => boolean): void {
  for (const root of rootsIn(document)) {
    for (const box of boxesIn(root)) box.checked = isDone(parts.root.read(root)!, parts.box.read(box)!);
    updateProgress(root);
  }
}

function emitCheck(root: HTMLElement, box: HTMLInputElement): void {
  const detail = { list: parts.root.read(root)!, item: parts.box.read(box)!, done: box.checked };
  emit(root.ownerDocument, 'ui:checklist', detail);
}

/** Writes how many items are done; returns it. */
function updateProgress(root: HTMLElement): string {
  const boxes = boxesIn(root);
  const done = boxes.filter(({ checked }) => checked).length;
  const progress = root.querySelector(parts.progress.selector)!;
  const words = fill(parts.progress.read(progress)!, { done, count: boxes.length });
  progress.textContent = words;
  root.querySelector<HTMLElement>(parts.reset.selector)!.hidden = done === 0;
  return words;
}

const rootsIn = (document: Document) => document.querySelectorAll<HTMLElement>(parts.root.selector);

const boxesIn = (root: Element) => [...root.querySelectorAll<HTMLInputElement>(parts.box.selector)];
