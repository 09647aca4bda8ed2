import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { ColorModeToggle } from './ColorModeToggle';
import { showColorMode } from './ColorModeToggle.behavior';

const root = document.documentElement;
const toggle = () => page.getByRole('button', { name: 'Dark mode' });

beforeEach(() => {
  root.dataset.theme = 'light';
  onTestFinished(() => void delete root.dataset.theme);
});

test.each([
  ['light', 'false'],
  ['dark', 'true'],
])('in %s, the toggle is called "Dark mode" and its pressed state is %s', async (theme, pressed) => {
  root.dataset.theme = theme;
  show(<ColorModeToggle />);
  await expect.element(toggle()).toHaveAttribute('aria-pressed', pressed);
});

test('a click switches the mode, announces it, and emits it', async () => {
  const events = captureEvents('ui:color-mode');
  show(<ColorModeToggle />);
  await toggle().click();
  expect(root.dataset.theme).toBe('dark');
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  expect(root.dataset.theme).toBe('light');
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(events).toEqual([{ mode: 'dark' }, { mode: 'light' }]);
});

test('every toggle shows the mode that the site sets, and emits nothing', async () => {
  const events = captureEvents('ui:color-mode');
  const place = show(
    <>
      <ColorModeToggle />
      <ColorModeToggle aria-label="Dunkel" />
    </>,
  );
  showColorMode(document, 'dark');
  await expect.poll(() => place.querySelectorAll('[aria-pressed="true"]').length).toBe(2);
  expect(events).toEqual([]);
});

test('the mode changes without transitions, and not at all when it is already on', () => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { attributes: true });
  onTestFinished(() => observer.disconnect());
  const changed = () => observer.takeRecords().map(({ attributeName }) => attributeName);
  showColorMode(document, 'dark');
  expect(changed()).toEqual(['data-theme-changing', 'data-theme', 'data-theme-changing']);
  expect(root.dataset).not.toHaveProperty('themeChanging');
  showColorMode(document, 'dark');
  expect(changed()).toEqual([]);
});

test('a toggle that arrives later shows the current mode, and works', async () => {
  root.dataset.theme = 'dark';
  const place = show(null);
  place.innerHTML = '<button data-control="color-mode">Dark mode</button>';
  emit(document, 'ui:arrival');
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
  await toggle().click();
  expect(root.dataset.theme).toBe('light');
});

test('attributes that the site passes to the button reach it', async () => {
  show(<ColorModeToggle id="mode" aria-label="Dunkel" data-own="" />);
  await expect.element(page.getByRole('button', { name: 'Dunkel' })).toHaveAttribute('id', 'mode');
});

test('the theme color of the browser is that of the current mode', async () => {
  show(
    <>
      <meta name="theme-color" data-mode="light" media="all" content="white" />
      <meta name="theme-color" data-mode="dark" media="not all" content="black" />
      <ColorModeToggle />
    </>,
  );
  const colors = () =>
    [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'));
  await toggle().click();
  expect(colors()).toEqual(['not all', 'all']);
  await toggle().click();
  expect(colors()).toEqual(['all', 'not all']);
});
