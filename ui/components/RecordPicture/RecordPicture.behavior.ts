import { announce } from '../../behaviors/announce';
import type { BehaviorScope } from '../../behaviors/behavior';
import { listen } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { describeShape, freshOf, shapeOf, type ShapePart } from './shapeOf';
import { keepsDomain, transformers, type FieldKind } from './transformValue';

/** What the markup promises: fields that a reader can press. */
export const parts = {
  field: part('data-press', 'A field. Its value says what it holds: name, email or phone'),
  value: part('data-press-value', 'The value before, an `<input>`'),
  shape: part('data-press-shape', 'The value in the band. Its value is the name of the row'),
  after: part('data-press-after', 'The value after'),
  choice: part('data-press-choice', 'The transformer, a `<select>`'),
  chosen: part('data-press-chosen', 'Says which transformer is chosen, to the eye'),
  domain: part('data-press-domain', 'The label of the checkbox that keeps the domain of an email'),
};

/** How long lines slide, and then how long a value is printed, in milliseconds. */
const span = 160;

/**
 * Presses a field again when a pointer or the focus comes to it, and anew when its value, its transformer or what is kept
 * changes. What comes out is announced when the change is made. Moves nothing where the reader wants less motion.
 */
export function recordPicture(scope: Omit<BehaviorScope, 'host'>): void {
  const { document } = scope;
  const { selector } = parts.field;
  let last: Element | null = null;
  const near = (field: HTMLElement) => {
    if (field !== last) slide(field);
    last = field;
  };
  on(scope, 'pointerover', selector, near);
  on(scope, 'focusin', selector, near);
  on(scope, 'pointerover', `:not(${selector}, ${selector} *)`, () => (last = null));
  on(scope, 'input', selector, (field) => {
    press(field);
    slide(field);
  });
  on(scope, 'change', selector, (field) => {
    const after = field.querySelector(parts.after.selector)!.textContent;
    announce(document, `${field.getAttribute('aria-label')}: ${after}`);
  });
  // What was chosen before this script was there, or is kept by the browser, is pressed now.
  const begin = () => {
    for (const field of document.querySelectorAll<HTMLElement>(selector)) if (isChanged(field)) press(field);
  };
  begin();
  listen(scope, 'ui:arrival', begin);
}

const controlsOf = (field: HTMLElement) => ({
  value: field.querySelector<HTMLInputElement>(parts.value.selector)!,
  choice: field.querySelector<HTMLSelectElement>(parts.choice.selector)!,
  domain: field.querySelector<HTMLLabelElement>(parts.domain.selector),
});

function isChanged(field: HTMLElement): boolean {
  const { value, choice, domain } = controlsOf(field);
  const box = domain?.control as HTMLInputElement | null | undefined;
  return value.value !== value.defaultValue || choice.selectedIndex !== 0 || box?.checked === false;
}

/** Draws what becomes of the value that is written, by the transformer that is chosen. */
function press(field: HTMLElement): void {
  const { value, choice, domain } = controlsOf(field);
  const box = domain?.control as HTMLInputElement | null | undefined;
  const transform = transformers[parts.field.read(field) as FieldKind][choice.value]!;
  const { after, kept } = transform(value.value, { keepDomain: box?.checked ?? false });
  if (domain) domain.hidden = choice.value !== keepsDomain;
  field.querySelector(parts.chosen.selector)!.textContent = choice.value;
  const shape = field.querySelector(parts.shape.selector)!;
  shape.setAttribute('aria-label', `${parts.shape.read(shape)}: ${describeShape(value.value, kept)}`);
  draw(shape, shapeOf(value.value, kept));
  draw(field.querySelector(parts.after.selector)!, freshOf(after));
}

function draw(place: Element, runs: ShapePart[]): void {
  place.replaceChildren(
    ...runs.map(({ kind, text }) => {
      const run = place.ownerDocument.createElement('span');
      run.dataset.kind = kind;
      run.textContent = text;
      return run;
    }),
  );
}

/** Lets the lines of a field slide half a period over its letters, and then prints its value after. */
function slide(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const timing: KeyframeAnimationOptions = { duration: span, easing: 'ease-out', fill: 'backwards' };
  for (const run of field.querySelectorAll('[data-kind="hidden"]')) {
    run.animate({ visibility: ['visible', 'hidden'] }, timing);
    run.animate(
      { clipPath: ['inset(0 100% 0 0)', 'inset(0)'], transform: ['translateY(-2px)', 'none'] },
      { ...timing, pseudoElement: '::after' },
    );
  }
  field
    .querySelector(parts.after.selector)!
    .animate({ clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }, { ...timing, delay: span });
}
