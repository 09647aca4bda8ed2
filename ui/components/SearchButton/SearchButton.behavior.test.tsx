import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { onEvent, emit } from '../../behaviors/events';
import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { MobileSidebar } from '../MobileSidebar/MobileSidebar';
import { openDrawer } from '../MobileSidebar/MobileSidebar.behavior';
import { SearchButton } from './SearchButton';

const button = () => page.getByRole('button', { name: 'Search docs' });
const field = () => page.getByRole('combobox', { name: 'Words' });

const content = (
  <>
    <header>
      <SearchButton />
    </header>
    <nav>
      <a href="#beside">Beside</a>
    </nav>
    <main tabIndex={-1}>
      <a href="#a">Link</a>
      <input aria-label="Field" />
      <textarea aria-label="Area" />
      <select aria-label="Choice">
        <option>One</option>
      </select>
      <p contentEditable="true" suppressContentEditableWarning>
        <b>Editable</b>
      </p>
      <pre tabIndex={0}>Code</pre>
    </main>
  </>
);

/** The search, as the site renders it, with the focus on one of its parts. */
function drawDialog(focused: 'input' | 'button' = 'input'): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<input role="combobox" aria-label="Words" /><button>Close</button>';
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  dialog.querySelector<HTMLElement>(focused)!.focus();
  return dialog;
}

/** Presses a key on an element. Returns whether the behavior handled it. */
function press(element: Element, key: string, also: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...also });
  return !element.dispatchEvent(event);
}
const within = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('a click on the button emits a search, and so does a click on one that arrives later', async () => {
  const events = captureEvents('ui:search');
  const place = show(content);
  await button().click();
  expect(events).toEqual([{}]);
  const markup = place.innerHTML;
  place.innerHTML = '';
  place.innerHTML = markup;
  await button().click();
  expect(events).toHaveLength(2);
});

test('hovering, focusing and touching the button emit the intent to search', async () => {
  const events = captureEvents('ui:search-intent');
  const searches = captureEvents('ui:search');
  show(content);
  await button().hover();
  expect(events.length).toBeGreaterThan(0);
  events.length = 0;
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  expect(events).toHaveLength(1);
  button()
    .element()
    .dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
  expect(events).toHaveLength(2);
  expect(searches).toEqual([]);
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}', '/'])(
  '%s tells it where nothing has the focus',
  async (keys) => {
    const events = captureEvents('ui:search');
    show(content);
    await userEvent.keyboard(keys);
    expect(events).toEqual([{}]);
  },
);

test.each([
  ['Control and K in the text', 'main a', 'k', { ctrlKey: true }, true],
  ['Control and K in the header', 'header button', 'k', { ctrlKey: true }, true],
  ['Control and K with caps lock', 'main', 'K', { ctrlKey: true }, true],
  ['Control and K in code', 'pre', 'k', { ctrlKey: true }, true],
  ['Control, Shift and K, which are the browser’s', 'main', 'K', { ctrlKey: true, shiftKey: true }, false],
  ['Control, Alt and K', 'main', 'k', { ctrlKey: true, altKey: true }, false],
  ['K alone', 'main', 'k', {}, false],
  ['a slash in the text', 'main a', '/', {}, true],
  ['a slash on a keyboard that has it above another key', 'main', '/', { shiftKey: true }, true],
  ['a slash in the header', 'header button', '/', {}, true],
  ['a slash on a link next to the text', 'nav a', '/', {}, false],
  ['a slash on code', 'pre', '/', {}, false],
  ['a slash with Control', 'main', '/', { ctrlKey: true }, false],
  ['a slash with Alt', 'main', '/', { altKey: true }, false],
  ['a slash with Command', 'main', '/', { metaKey: true }, false],
] as const)('%s', (_what, selector, key, also, takes) => {
  const events = captureEvents('ui:search');
  show(content);
  expect(press(within(selector), key, also)).toBe(takes);
  expect(events).toHaveLength(takes ? 1 : 0);
});

test.each(['input', 'textarea', 'select', 'option', '[contenteditable]', '[contenteditable] b'])(
  'keys in %s are what the reader writes',
  (selector) => {
    const events = captureEvents('ui:search');
    show(content);
    expect(press(within(selector), '/')).toBe(false);
    expect(press(within(selector), 'k', { ctrlKey: true })).toBe(false);
    expect(events).toEqual([]);
  },
);

test('a visitor can turn off the single-character shortcut, and keeps the other', () => {
  document.documentElement.dataset.shortcuts = 'none';
  onTestFinished(() => void delete document.documentElement.dataset.shortcuts);
  show(content);
  expect(press(document.body, '/')).toBe(false);
  expect(press(document.body, 'k', { ctrlKey: true })).toBe(true);
});

test('a key that is held down emits once', () => {
  const events = captureEvents('ui:search');
  show(content);
  expect(press(document.body, 'k', { ctrlKey: true })).toBe(true);
  expect(press(document.body, 'k', { ctrlKey: true, repeat: true })).toBe(true);
  expect(events).toHaveLength(1);
});

test('a key that something else handled, and autofill, emit nothing', () => {
  const events = captureEvents('ui:search');
  const place = show(content);
  place.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press(within('main'), 'k', { ctrlKey: true });
  within('main').dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(events).toEqual([]);
  expect(place.querySelector('[data-error]')).toBeNull();
});

test('an open drawer closes before the search opens', async () => {
  show(
    <>
      {content}
      <MobileSidebar title="Beacon" groups={[]} />
    </>,
  );
  const drawn: boolean[] = [];
  const ends = new AbortController();
  onTestFinished(() => ends.abort());
  onEvent(
    { document, signal: ends.signal },
    'ui:search',
    () => void drawn.push(within('dialog').matches('[open]')),
  );
  openDrawer(document);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(drawn).toEqual([false]);
});

test('another modal dialog keeps its keys', () => {
  const events = captureEvents('ui:search');
  const place = show(
    <>
      {content}
      <dialog id="other">
        <button type="button">Close</button>
      </dialog>
    </>,
  );
  place.querySelector<HTMLDialogElement>('#other')!.showModal();
  expect(press(within('#other button'), 'k', { ctrlKey: true })).toBe(false);
  expect(press(document.body, '/')).toBe(false);
  expect(events).toEqual([]);
});

test.each([
  ['main a', '/', {}],
  ['main a', 'k', { ctrlKey: true }],
  ['dialog button', '/', {}],
  ['dialog button', 'k', { ctrlKey: true }],
])('next to a dialog that is not modal, %s takes %s', (selector, key, also) => {
  const events = captureEvents('ui:search');
  const place = show(
    <>
      {content}
      <dialog>
        <button type="button">Close</button>
      </dialog>
    </>,
  );
  place.querySelector('dialog')!.show();
  expect(press(within(selector), key, also)).toBe(true);
  expect(events).toHaveLength(1);
});

test('in the open search, Ctrl K emits too, and a slash is typed', async () => {
  const events = captureEvents('ui:search');
  show(content);
  const dialog = drawDialog();
  await userEvent.keyboard('a/b');
  await expect.element(field()).toHaveValue('a/b');
  expect(events).toEqual([]);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(events).toHaveLength(1);
  // Typing isn't kept for a field that exists already.
  await userEvent.keyboard('c');
  await expect.element(field()).toHaveValue('a/bc');
  expect(press(dialog.querySelector('button')!, '/')).toBe(false);
  expect(press(document.body, '/')).toBe(false);
});

test.each([
  ['the button', () => button().click()],
  ['a slash', () => userEvent.keyboard('/')],
  ['the site', async () => emit(document, 'ui:search', {})],
])('text typed after %s, before the field exists, ends up in the field', async (_way, ask) => {
  const events = captureEvents('ui:search');
  show(content);
  await ask();
  await userEvent.keyboard('foreign /keyz{Enter}{Backspace}s');
  expect(events).toHaveLength(1);
  const inputs: string[] = [];
  document.addEventListener('input', ({ target }) => void inputs.push((target as HTMLInputElement).value), {
    once: true,
  });
  drawDialog();
  await expect.element(field()).toHaveValue('foreign /keys');
  expect(inputs).toEqual(['foreign /keys']);
  await userEvent.keyboard('!');
  await expect.element(field()).toHaveValue('foreign /keys!');
});

test('a letter of several code units is one, and shortcuts stay the browser’s', async () => {
  show(content);
  await userEvent.keyboard('/');
  expect(press(document.body, '𝒳')).toBe(true);
  expect(press(document.body, '𝒴')).toBe(true);
  expect(press(document.body, 'Backspace')).toBe(true);
  expect(press(document.body, 'r', { ctrlKey: true })).toBe(false);
  expect(press(document.body, '@', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(true);
  expect(press(document.body, 'ArrowDown')).toBe(false);
  drawDialog();
  await expect.element(field()).toHaveValue('𝒳@');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Tab', () => userEvent.tab()],
  ['a press', () => page.getByRole('main').click({ position: { x: 1, y: 1 } })],
  ['the focus elsewhere', async () => within('header button').focus()],
  ['another page', async () => emit(document, 'ui:arrival')],
])('%s ends the waiting, and what is typed is the page’s again', async (_what, end) => {
  show(content);
  await userEvent.keyboard('/foreign');
  await end();
  expect(press(within('main'), 'x')).toBe(false);
  drawDialog();
  await expect.element(field()).toHaveValue('');
});

test('waits for the focus on another part of the search', async () => {
  show(content);
  await userEvent.keyboard('/foreign');
  const dialog = drawDialog('button');
  expect(press(dialog, 's')).toBe(true);
  dialog.querySelector('input')!.focus();
  await expect.element(field()).toHaveValue('foreigns');
});
