import { announce } from '../../behaviors/announce';
import type { BehaviorScope } from '../../behaviors/behavior';
import { onArrival } from '../../behaviors/events';
import { fill } from '../../behaviors/messages';
import { on } from '../../behaviors/on';
import { part, type Part } from '../../behaviors/part';
import { showRegionError } from '../../behaviors/showRegionError';
import { engraveMedallions } from './engraveMedallions';
import { describeMask, parseAfter, maskValue, type TextRun, type MaskMessages } from './maskValue';
import { transformValue, type Transformer } from './transformValue';

/** The elements that the behavior finds: fields to change, medallions made of them, and a button that saves the figure. */
export const parts = {
  banknote: part('data-banknote', 'A record that has medallions'),
  medallion: part('data-medallion', 'The medallion of a row: a path for each value, and its number'),
  before: part('data-before', 'The value before, as text'),
  field: part('data-editable', 'A field. Its value says what it holds: name, email or phone'),
  input: part('data-before-input', 'The value before, as an `<input>`'),
  shape: part('data-shape', 'The value in the band. Its value is its messages, as JSON'),
  after: part('data-after', 'The value after'),
  transformer: part('data-transformer', 'The transformer, a `<select>`'),
  chosenTransformer: part('data-chosen-transformer', 'Shows the chosen transformer'),
  save: part('data-save', 'Saves the figure around it as this file, then announces its `data-saved`'),
};

/** How long the lines of a field slide, in milliseconds; its new value is revealed for as long. */
const slideDuration = 160;

/**
 * Redraws a field when its value or its transformer changes, and announces the value once it is committed. Saves figures as
 * SVG files; the code that draws them is loaded on the first click.
 */
export function beforeAfter(scope: BehaviorScope): void {
  const { document } = scope;
  const { selector } = parts.field;
  on(scope, 'input', selector, (field) => {
    redraw(field);
    slide(field);
  });
  on(scope, 'change', selector, (field) => {
    const after = field.querySelector(parts.after.selector)!.textContent;
    announce(document, `${field.getAttribute('aria-label')}: ${after}`);
  });
  on(scope, 'click', parts.save.selector, (button) => {
    import(/* webpackChunkName: "draw-svg" */ './drawSvg')
      .then(({ drawSvg }) => download(button, drawSvg(button.closest('figure')!)))
      .catch((error: unknown) => showRegionError(button, error));
  });
  // The reader may have changed a field before this script ran, or the browser restored one.
  onArrival(scope, () => {
    for (const field of document.querySelectorAll<HTMLElement>(selector)) if (isChanged(field)) redraw(field);
  });
}

const controlsOf = (field: HTMLElement) => ({
  value: field.querySelector<HTMLInputElement>(parts.input.selector)!,
  choice: field.querySelector<HTMLSelectElement>(parts.transformer.selector)!,
});

function isChanged(field: HTMLElement): boolean {
  const { value, choice } = controlsOf(field);
  return value.value !== value.defaultValue || choice.selectedIndex !== 0;
}

/** Draws the result of the chosen transformer. */
function redraw(field: HTMLElement): void {
  const { value, choice } = controlsOf(field);
  const { after, kept } = transformValue(choice.value as Transformer, value.value);
  field.querySelector(parts.before.selector)!.textContent = value.value;
  field.querySelector(parts.chosenTransformer.selector)!.textContent = choice.selectedOptions[0]!.text;
  const shape = field.querySelector(parts.shape.selector)!;
  const words = JSON.parse(parts.shape.read(shape)!) as MaskMessages;
  shape.setAttribute('aria-label', describeMask(words, value.value, kept));
  draw(shape, maskValue(value.value, kept));
  draw(field.querySelector(parts.after.selector)!, parseAfter(after ?? words.refused));
  const banknote = field.closest(parts.banknote.selector);
  if (banknote) drawMedallions(banknote);
}

/** Engraves the medallions of a banknote from the values of its fields. */
function drawMedallions(banknote: Element): void {
  const textsOf = ({ selector }: Part) =>
    Array.from(banknote.querySelectorAll(selector), ({ textContent }) => textContent);
  const medallions = engraveMedallions(textsOf(parts.before), textsOf(parts.after));
  for (const [row, medallion] of banknote.querySelectorAll(parts.medallion.selector).entries()) {
    const { rings, serial } = medallions[row]!;
    for (const [index, ring] of medallion.querySelectorAll('path').entries()) {
      ring.setAttribute('d', rings[index]!.path);
      ring.dataset.kind = rings[index]!.kind;
    }
    medallion.lastElementChild!.textContent = `№ ${serial}`;
    banknote.querySelector(parts.save.selector)!.setAttribute('data-save', `note-${serial}.svg`);
  }
}

function draw(container: Element, runs: TextRun[]): void {
  container.replaceChildren(
    ...runs.map(({ kind, text }) => {
      const run = container.ownerDocument.createElement('span');
      run.dataset.kind = kind;
      run.textContent = text;
      return run;
    }),
  );
}

/** Slides the lines of a field over its letters, then reveals the value after. */
function slide(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const reveal = { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] };
  const timing: KeyframeAnimationOptions = { duration: slideDuration, easing: 'ease-out', fill: 'backwards' };
  for (const run of field.querySelectorAll('[data-kind="hidden"]')) {
    run.animate({ visibility: ['visible', 'hidden'] }, timing);
    run.animate(reveal, { ...timing, pseudoElement: '::after' });
  }
  field.querySelector(parts.after.selector)!.animate(reveal, { ...timing, delay: slideDuration });
}

function download(button: HTMLElement, svg: string): void {
  const link = button.ownerDocument.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = parts.save.read(button)!;
  link.click();
  URL.revokeObjectURL(link.href);
  announce(button.ownerDocument, fill(button.dataset.saved!, { file: link.download }));
}
