import type { BehaviorScope } from '../../behaviors/behavior';
import { onEvent } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { parts } from './ApiRow.parts';

/** The marked field, and code with marked lines. Its `--marked` is a mask that shows only these lines. */
const markedAttribute = 'data-marked';

type Span = [first: number, last: number];

/** What the reader points at: its row, the code if it is in one, and the id of its innermost field. */
interface Target {
  row: Element | null;
  code: Element | null;
  id?: string | null;
}

/** Finds the row, code and field of an element: in code, the field of the line at `y` (viewport pixels). */
function targetAt(element: Element, y: number): Target {
  const row = element.closest(parts.row.selector);
  const code = element.closest(parts.code.selector);
  const line = code ? boxesOf(code).findLastIndex((box) => box?.top <= y) : -1;
  const isAt = (id: string, index: number) =>
    code
      ? spansOf(code, index).some(([first, last]) => first <= line && line <= last)
      : element.ownerDocument.getElementById(id)?.contains(element);
  // Nested fields come after their parent.
  return { row, code, id: row && idsOf(row).findLast(isAt) };
}

/** Moves the marks to a field and its lines in all visible code of the row. Code under the pointer doesn't scroll. */
function moveMarks(document: Document, { row, code, id }: Target): void {
  for (const marked of document.querySelectorAll(`[${markedAttribute}]`)) {
    marked.removeAttribute(markedAttribute);
    // Folded code has no scrollbar to scroll back with.
    if (getComputedStyle(marked).overflowY === 'hidden') marked.scrollTop = 0;
  }
  if (!row || !id) return;
  document.getElementById(id)?.setAttribute(markedAttribute, '');
  for (const other of row.querySelectorAll<HTMLElement>(parts.code.selector)) {
    const spans = spansOf(other, idsOf(row).indexOf(id));
    if (spans.length > 0 && other.checkVisibility()) markLines(other, spans, other !== code);
  }
}

/**
 * Marks the lines of a field in the examples next to it, and in code the innermost field of a line: under the pointer, or
 * else with the focus or the last click. An example with an open half has an attribute for its styles.
 */
export function apiRow(scope: BehaviorScope): void {
  const { document } = scope;
  /** What is marked. A click or the focus holds a field until the pointer is on another. */
  let current: Partial<Target> & { isHeld?: boolean } = {};

  const hover = (element: Element, { pointerType, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const target = targetAt(element, clientY);
    if (target.id ? target.row === current.row && target.id === current.id : current.isHeld) return;
    current = target;
    moveMarks(document, target);
  };
  const hold = (element: Element, y: number) => {
    const target = targetAt(element, y);
    // Choosing another language keeps the field.
    if (target.row === current.row) target.id ??= current.id;
    current = { ...target, isHeld: Boolean(target.id) };
    moveMarks(document, target);
  };
  on(scope, 'pointerover', '*', hover);
  on(scope, 'pointermove', parts.code.selector, hover);
  on(scope, 'click', '*', (element, { clientY }) => hold(element, clientY));
  // Focused code is above its first line, so none is marked.
  on(scope, 'focusin', '*', (element) => hold(element, -Infinity));
  on(scope, 'toggle', parts.half.selector, syncFolds, { capture: true });
  document.querySelectorAll(parts.half.selector).forEach(markOpened);
  // Languages that are inserted late are closed.
  onEvent(scope, 'ui:example-added', () => {
    const folds = document.querySelectorAll(`${parts.half.selector}[data-opened] figure > details`);
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

/** Opens a half of an example in all languages, and closes the other half if they share the height of the window. */
function syncFolds(half: Element, { target }: Event): void {
  const example = half.parentElement!;
  const { open } = target as HTMLDetailsElement;
  const isShared = getComputedStyle(example).display === 'flex';
  for (const fold of example.querySelectorAll<HTMLDetailsElement>('figure > details')) {
    if (half.contains(fold)) fold.open = open;
    else if (isShared && open) fold.open = false;
  }
  markOpened(half);
}

/** Marks an example and its opened half. `:has([open])` would search the code of each added row. */
function markOpened(half: Element): void {
  const example = half.parentElement!;
  half.toggleAttribute('data-opened', half.querySelector('figure > [open]') !== null);
  example.toggleAttribute('data-opened', example.querySelector(':scope > [data-opened]') !== null);
}

const idsOf = (row: Element) => parts.row.read(row)!.split(' ');

/** The lines of a field in some code. */
function spansOf(code: Element, index: number): Span[] {
  const spans = parts.code.read(code)!.split(' ')[index] ?? '';
  return Array.from(spans.matchAll(/(\d+)-?(\d*)/g), ([, first, last]) => [
    Number(first),
    Number(last || first),
  ]);
}

/** Tops and bottoms of the lines of code, including wrapped ones. None for empty lines. */
function boxesOf(code: Element): { top: number; bottom: number }[] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: { top: number; bottom: number }[] = [];
  let line = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: words, index } of text.data.matchAll(/\n|[^\n]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      const { top, bottom } = range.getBoundingClientRect();
      if (words === '\n') line += 1;
      else boxes[line] = { top: boxes[line]?.top ?? top, bottom };
    }
  }
  return boxes;
}

function markLines(code: HTMLElement, spans: Span[], intoView: boolean): void {
  const boxes = boxesOf(code);
  const { top: origin } = code.firstElementChild!.getBoundingClientRect();
  const bands = spans.map(([first, last]) => {
    // The box of the text is shorter than its line box.
    const top = boxes[first]!.top - 3;
    return `linear-gradient(#000 0 0) 0 ${top - origin}px / 100% ${boxes[last]!.bottom + 3 - top}px no-repeat`;
  });
  const frame = code.getBoundingClientRect();
  const [[first, last]] = spans as [Span];
  const isCut = boxes[first]!.top < frame.top || boxes[last]!.bottom > frame.bottom;
  code.style.setProperty('--marked', bands.join());
  code.setAttribute(markedAttribute, '');
  if (!intoView || !isCut) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  code.scrollBy({ top: boxes[first]!.top - frame.top - 40, behavior });
}
