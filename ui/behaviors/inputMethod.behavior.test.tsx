import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { ApiContents } from '../components/ApiContents/ApiContents';
import { Menu } from '../components/Menu/Menu';
import { Picture } from '../components/Picture/Picture';
import { SearchButton } from '../components/SearchButton/SearchButton';
import { SearchDialog } from '../components/SearchDialog/SearchDialog';
import { Tab, Tabs } from '../components/Tabs/Tabs';
import { captureEvents, show } from './fixtures/testing';
import { useEscape } from './useEscape';

/** The ways in which browsers mark a key that an input method has. Safari's last key of a composition has only the code. */
const marks: [string, KeyboardEventInit][] = [
  ['while composing', { isComposing: true, keyCode: 229 }],
  ['with the key code of an input method', { keyCode: 229 }],
];

const press = (element: Element, key: string, init: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

const ignore = () => {};

/** Enough names for the field that finds one. */
const names = Array.from({ length: 20 }, (_, index) => `light-${index}`);

/** Renders React content until the test ends. */
function draw(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  flushSync(() => root.render(content));
}

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => location.replace('#start'));
afterEach(() => location.replace('#'));

test.each(marks)('keys %s reach no listener, and those before and after do', (_when, mark) => {
  show(<input />);
  const heard: string[] = [];
  const ends = new AbortController();
  onTestFinished(() => ends.abort());
  for (const target of [window, document, document.body, element('input')]) {
    for (const capture of [true, false]) {
      target.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key), {
        capture,
        signal: ends.signal,
      });
    }
  }
  for (const key of ['Escape', 'Enter', 'ArrowDown', 'Tab', 'a']) press(element('input'), key, mark);
  expect(heard).toEqual([]);
  press(element('input'), 'Enter');
  expect(heard).toHaveLength(8);
});

test.each(marks)('%s, tabs stay, a menu stays open, and no name is followed', (_when, mark) => {
  const place = show(
    <>
      <Tabs>
        <Tab label="One">First</Tab>
        <Tab label="Two">Second</Tab>
      </Tabs>
      <Menu name="versions" label="Versions" button="Versions">
        <li>Version 1</li>
      </Menu>
      <ApiContents
        file="lamps.proto"
        groups={[{ heading: 'Methods', items: names.map((name) => ({ name, href: `#${name}` })) }]}
      />
      <Picture src="data:," alt="A lamp" data-enlarge="" />
    </>,
  );
  const menu = place.querySelector<HTMLDetailsElement>('[data-menu]')!;
  menu.open = true;
  press(element('[role=tab]'), 'ArrowRight', mark);
  press(element('input'), 'Escape', mark);
  press(element('input'), 'Enter', mark);
  press(element('img'), 'Enter', mark);
  expect(element('[aria-selected=true]').textContent).toBe('One');
  expect(menu.open).toBe(true);
  expect(location.hash).toBe('#start');
  expect(document.querySelector('dialog')).toBeNull();
  press(element('input'), 'Enter');
  expect(location.hash).toBe('#light-0');
});

test.each(marks)('%s, Escape closes neither the search nor another dialog', async (_when, mark) => {
  show(<p />);
  const close = vi.fn();
  const onOpenChange = vi.fn();
  function Dialog() {
    useEscape(close);
    return <input aria-label="Lamp" />;
  }
  draw(
    <>
      <Dialog />
      <SearchDialog
        open
        onOpenChange={onOpenChange}
        query=""
        onQueryChange={ignore}
        onSelect={ignore}
        onOpenInNewTab={ignore}
      />
    </>,
  );
  const field = page.getByRole('combobox', { name: 'Search docs' });
  await expect.element(field).toHaveFocus();
  press(element('[aria-label=Lamp]'), 'Escape', mark);
  press(field.element(), 'Escape', mark);
  // The first stop of the dialog: with Shift, Tab would go to the last one.
  expect(press(field.element(), 'Tab', { ...mark, shiftKey: true })).toBe(true);
  expect(close).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.element(field).toHaveFocus();
  press(field.element(), 'Escape');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('text composed before the search is loaded is left to the input method', () => {
  const events = captureEvents('ui:search');
  show(<SearchButton />);
  element('button').click();
  expect(events).toHaveLength(1);
  expect(press(document.body, 'k', { keyCode: 229 })).toBe(true);
  expect(press(document.body, 'k')).toBe(false);
  press(document.body, 'Escape');
});
