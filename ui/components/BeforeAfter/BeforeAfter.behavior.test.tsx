import type { CDPSession } from '@vitest/browser-playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { BeforeAfter } from './BeforeAfter';
import { drawSvg } from './drawSvg';

const picture = (
  <BeforeAfter
    table="public.users"
    caption="before and after"
    note="The person does not stay."
    fields={[
      {
        name: 'name',
        before: 'Marta Keller',
        after: '[Linus Barnes]',
        transformer: 'Transform Full Name',
        editable: 'name',
      },
      {
        name: 'email',
        before: 'marta@corp.example',
        kept: ['@corp.example'],
        after: '[3f9c0]@corp.example',
        transformer: 'Transform Email',
        editable: 'email',
      },
      { name: 'plan', before: 'growth', kept: ['growth'], after: 'growth', transformer: 'Passthrough' },
    ]}
  />
);

const banknote = <BeforeAfter {...picture.props} look="banknote" />;
const drawing = (place: HTMLElement, row: number) =>
  [...place.querySelectorAll('[data-medallion]')[row]!.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );
const serial = (place: HTMLElement, row: number) =>
  place.querySelectorAll('[data-medallion]')[row]!.lastElementChild!.textContent;

const field = (name: string) => page.getByRole('group', { name });
const after = (place: HTMLElement, name: string) =>
  place.querySelector(`[role="group"][aria-label="${name}"] [data-after]`)!.textContent;
const announced = () => document.querySelector('[data-announcer]')?.textContent;

test('the drawing stays until something is changed', () => {
  const place = show(picture);
  expect(after(place, 'name')).toBe('Linus Barnes');
  expect(after(place, 'email')).toBe('3f9c0@corp.example');
  expect(place.querySelectorAll('input')).toHaveLength(2);
});

test('a typed value is hidden letter by letter and replaced, and the result is announced', async () => {
  const place = show(picture);
  const input = field('email').getByRole('textbox', { name: 'Production' });
  await input.fill('ada@lab.example');
  expect(after(place, 'email')).toMatch(/^[\da-f]{3}@lab\.example$/);
  await expect
    .element(field('email').getByRole('img'))
    .toHaveAccessibleName('Neosync: @lab.example kept, the rest hidden');
  await userEvent.tab();
  await expect.poll(announced).toBe(`email: ${after(place, 'email')}`);
});

test('another transformer redraws the field', async () => {
  const place = show(picture);
  const choice = field('email').getByRole('combobox', { name: 'Transformer' });
  await choice.selectOptions('Null');
  expect(after(place, 'email')).toBe('NULL');
  await choice.selectOptions('Passthrough');
  expect(after(place, 'email')).toBe('marta@corp.example');
  await expect.element(field('email').getByRole('img')).toHaveAccessibleName('Neosync: kept');
});

test('values changed before the script ran are drawn when the page arrives', () => {
  const place = show(picture);
  place.querySelector<HTMLSelectElement>('select')!.value = 'null';
  emit(document, 'ui:arrival');
  expect(after(place, 'name')).toBe('NULL');
});

test('markup in a value is text', async () => {
  const place = show(picture);
  await field('name').getByRole('combobox').selectOptions('Passthrough');
  await field('name').getByRole('textbox').fill('<b>x</b>');
  expect(after(place, 'name')).toBe('<b>x</b>');
  expect(place.querySelector('b')).toBeNull();
});

test('lines slide unless the reader prefers reduced motion', () => {
  const place = show(picture);
  const animate = vi.spyOn(Element.prototype, 'animate');
  const input = place.querySelector('input')!;
  const type = () => input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  type();
  expect(animate).not.toHaveBeenCalled();
  const match = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  type();
  expect(animate).toHaveBeenCalled();
  match.mockRestore();
  animate.mockRestore();
});

test('in forced colors, a line still distinguishes a field from text', async () => {
  const emulate = (value: string) =>
    (cdp() as CDPSession).send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  await emulate('active');
  onTestFinished(async () => {
    await emulate('none');
  });
  show(picture);
  const field = page.getByRole('textbox').first().element();
  expect(getComputedStyle(field).borderBottomStyle).toBe('solid');
});

test('medallions are drawn from the typed values: another text, another drawing; the same text, the same one', async () => {
  const place = show(banknote);
  const [production, staging] = [drawing(place, 0), drawing(place, 1)];
  const number = serial(place, 1);
  // A kept value has the same ring in both.
  expect(production[2]).toBe(staging[2]);
  expect(production[0]).not.toBe(staging[0]);
  const input = field('email').getByRole('textbox', { name: 'Production' });
  await input.fill('ada@lab.example');
  const typed = drawing(place, 1);
  expect(typed[1]).not.toBe(staging[1]);
  expect(serial(place, 1)).not.toBe(number);
  await input.fill('bob@lab.example');
  expect(drawing(place, 1)).not.toEqual(typed);
  await input.fill('ada@lab.example');
  expect(drawing(place, 1)).toEqual(typed);
});

test('a passed-through row has the same medallion as the original row', async () => {
  const place = show(banknote);
  for (const name of ['name', 'email']) await field(name).getByRole('combobox').selectOptions('Passthrough');
  expect(drawing(place, 1)).toEqual(drawing(place, 0));
  expect(serial(place, 1)).toBe(serial(place, 0));
  expect(place.querySelector('path[data-kind="new"]')).toBeNull();
});

test('a saved banknote has its double frame and its rules, and is light in dark mode', async () => {
  await page.viewport(1400, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { dataset } = document.documentElement;
  onTestFinished(() => void delete dataset.theme);
  const figure = show(banknote).querySelector('figure')!;
  const { x, y, width, height } = figure.getBoundingClientRect();
  dataset.theme = 'light';
  const svg = drawSvg(figure);
  for (const inset of [0.5, 5.5]) {
    const frame = `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
    expect(svg).toContain(`d="${frame}"`);
  }
  const caption = figure.querySelector('figcaption')!.getBoundingClientRect();
  expect(svg).toContain(`d="M${caption.x} ${caption.bottom - 0.5}h${caption.width}"`);
  const line = figure.querySelector(':scope > p')!.getBoundingClientRect();
  expect(svg).toContain(`d="M${line.x} ${line.y + 0.5}h${line.width}"`);
  dataset.theme = 'dark';
  expect(drawSvg(figure)).toBe(svg);
  expect(dataset.theme).toBe('dark');
});

test('in a saved banknote, a long name ends where its field ends', async () => {
  await page.viewport(1400, 900);
  onTestFinished(() => page.viewport(414, 896));
  const figure = show(banknote).querySelector('figure')!;
  await field('name').getByRole('textbox').fill('Alexandra Maximiliane Konstantinopoulou');
  const email = figure.querySelector('[aria-label="email"]')!.getBoundingClientRect();
  figure.innerHTML = drawSvg(figure);
  const svg = figure.querySelector('svg')!;
  const { x, y } = svg.viewBox.baseVal;
  const box = svg.getBoundingClientRect();
  const textsAt = (row: number) =>
    document
      .elementsFromPoint(box.x + email.x + 20 - x, box.y + row - y)
      .filter((element) => element.tagName === 'text')
      .map(({ textContent }) => textContent);
  const rows = Array.from({ length: email.height }, (_, row) => textsAt(email.y + row)).flat();
  expect(rows).toContain('marta@corp.example');
  expect(rows.join()).not.toMatch(/Alexandra|Konstantinopoulou/);
});

test('a banknote is saved as a file that shows the typed values', async () => {
  await page.viewport(1400, 900);
  onTestFinished(() => page.viewport(414, 896));
  const place = show(banknote);
  await field('name').getByRole('textbox').fill('<b>&😀');
  await field('email').getByRole('textbox').fill('مرحبا@lab.example');
  const made = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => void [made, click].map((spy) => spy.mockRestore()));
  place.querySelector<HTMLElement>('[data-save]')!.click();
  await expect.poll(() => names).toEqual([`note-${serial(place, 1)!.replace('№ ', '')}.svg`]);
  await expect.poll(announced).toBe(`Saved ${names[0]}`);
  const file = made.mock.calls[0]![0] as Blob;
  expect(file.type).toBe('image/svg+xml');
  const svg = await file.text();
  const saved = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(saved.querySelector('parsererror')).toBeNull();
  const texts = [...saved.querySelectorAll('text')].map(({ textContent }) => textContent);
  const [, number] = serial(place, 1)!.split(' ');
  expect(texts).toEqual(
    expect.arrayContaining(['<b>&😀', 'مرحبا@lab.example', 'Production', 'Neosync', number]),
  );
  expect(texts.join(' ')).not.toMatch(/Change a value|Save/);
  expect(saved.querySelectorAll('path[transform]')).toHaveLength(6);
  expect(svg).not.toMatch(/oklch|var\(/);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  expect(image.naturalWidth).toBeGreaterThan(600);
});
