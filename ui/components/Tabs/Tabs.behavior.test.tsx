import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mountBehaviors } from '../../mount/mountBehaviors';
import { show } from '../../behaviors/fixtures/testing';
import { TabList } from './TabList';
import { Tab, Tabs } from './Tabs';

const three = (
  <Tabs>
    <Tab label="One">First</Tab>
    <Tab label="Two">Second</Tab>
    <Tab label="Three">Third</Tab>
  </Tabs>
);

const tab = (name: string) => page.getByRole('tab', { name });

/** Texts of the panels that are shown. */
const shown = (place: HTMLElement) =>
  [...place.querySelectorAll('[role="tabpanel"][data-state="selected"]')].map(
    ({ lastChild }) => lastChild?.textContent,
  );

test('a click shows the panel of its tab alone', async () => {
  const place = show(three);
  await tab('Two').click();
  await expect.element(tab('Two')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('One')).toHaveAttribute('aria-selected', 'false');
  expect(shown(place)).toEqual(['Second']);
});

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{ArrowRight}', 'One'],
  ['{End}{Home}', 'One'],
])('%s leads from the first of three tabs to %s', async (keys, name) => {
  show(three);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await expect.element(tab(name)).toHaveFocus();
  await expect.element(tab(name)).toHaveAttribute('tabindex', '0');
});

test('arrows follow the direction of the text', async () => {
  const place = show(three);
  place.dir = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Two')).toHaveFocus();
});

test.each(['Alt', 'Control', 'Meta'])('a key with %s is left to the browser', async (modifier) => {
  const place = show(three);
  place.querySelector<HTMLElement>('[role="tab"]')!.focus();
  const event = new KeyboardEvent('keydown', {
    key: 'ArrowRight',
    bubbles: true,
    cancelable: true,
    altKey: modifier === 'Alt',
    ctrlKey: modifier === 'Control',
    metaKey: modifier === 'Meta',
  });
  expect(document.activeElement!.dispatchEvent(event)).toBe(true);
  expect(shown(place)).toEqual(['First']);
});

test('tabs that arrive later work, and mounting twice acts once', async () => {
  const first = show(three);
  mountBehaviors(document, { fetchText: async () => '' });
  const later = document.createElement('div');
  later.innerHTML = first.innerHTML.replaceAll('-tab-', '-later-tab-').replaceAll('-panel-', '-later-panel-');
  first.append(later);
  await userEvent.click(later.querySelectorAll<HTMLElement>('[role="tab"]')[1]!);
  expect(shown(later)).toEqual(['Second']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown(later)).toEqual(['Third']);
});

test('the list of tabs has a name', async () => {
  show(three);
  await expect.element(page.getByRole('tablist', { name: 'Options' })).toBeVisible();
});

test('tabs of another application are left alone', async () => {
  show(
    <div role="tablist" aria-label="Foreign">
      <button type="button" role="tab" aria-selected={false}>
        One
      </button>
    </div>,
  );
  await tab('One').click();
  await expect.element(tab('One')).toHaveAttribute('aria-selected', 'false');
});

test('a controlled list emits the tab that gets the focus, and selects none itself', async () => {
  show(null);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const onSelect = vi.fn();
  flushSync(() =>
    root.render(<TabList id="own" name="View" labels={['One', 'Two']} onSelect={onSelect} className="" />),
  );
  tab('One').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Two')).toHaveFocus();
  expect(onSelect).toHaveBeenLastCalledWith(1);
  await expect.element(tab('Two')).toHaveAttribute('aria-selected', 'false');
});
