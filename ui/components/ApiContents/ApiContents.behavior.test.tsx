import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { Prose } from '../Prose/Prose';
import { ApiContents } from './ApiContents';
import { apiContents } from './ApiContents.behavior';

const items = (...names: string[]) => names.map((name) => ({ name, href: `#${name.toLowerCase()}` }));
const messages = Array.from({ length: 20 }, (_, index) => `Lamp${index}`);
const groups = [
  { heading: 'Methods', items: items('GetLamps', 'LightLamp', 'RingBell') },
  { heading: 'Messages', items: items(...messages, 'Bell') },
];

const field = page.getByRole('searchbox', { name: 'Find in signals.proto' });
const status = page.getByRole('status');
const shown = () =>
  [...document.querySelectorAll('nav a')].filter((link) => link.checkVisibility()).map((a) => a.textContent);

test('groups are collapsed with their counts; a field shows only names with all typed words, and announces how many', async () => {
  const place = show(<ApiContents file="signals.proto" groups={groups} />);
  await expect.element(status).toHaveTextContent('24 names');
  const summaries = [...place.querySelectorAll('summary')].map(({ innerText }) => innerText.split(/\s+/));
  expect(summaries).toEqual([
    ['Methods', '3'],
    ['Messages', '21'],
  ]);
  expect(shown()).toEqual([]);
  await page.getByText('Methods').click();
  const before = shown();
  expect(before).toEqual(['GetLamps', 'LightLamp', 'RingBell']);
  await field.fill('lamp 1');
  expect(shown()).toEqual(['Lamp1', ...messages.slice(10)]);
  await expect.element(status).toHaveTextContent('11 of 24 names');
  expect(page.getByText('Methods').elements()[0]!.checkVisibility()).toBe(false);
  await field.fill('BELL');
  expect(shown()).toEqual(['RingBell', 'Bell']);
  await field.fill('harbor');
  await expect.element(status).toHaveTextContent('0 of 24 names');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  expect(shown()).toEqual(before);
  await expect.element(status).toHaveTextContent('24 names');
  expect(place.querySelector('summary')!.checkVisibility()).toBe(true);
});

test('Enter follows the first match, and Tab moves from the field to it', async () => {
  show(<ApiContents file="signals.proto" groups={groups} />);
  await field.fill('lamp7');
  // The first stop is its group.
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Lamp7' })).toHaveFocus();
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#lamp7');
  location.hash = '';
});

test('without a match, the next step is to search the whole site', async () => {
  show(<ApiContents file="signals.proto" groups={groups} />);
  const events = captureEvents('ui:search');
  const button = page.getByRole('button', { name: 'Search everything' });
  await field.fill('lamp');
  expect(button.elements()).toEqual([]);
  await field.fill('harbor');
  await button.click();
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(events).toEqual([{ query: 'harbor' }, { query: 'harbor' }]);
});

test('text typed before the script ran counts', () => {
  const place = show(<ApiContents file="signals.proto" groups={groups} />);
  place.querySelector('input')!.value = 'bell';
  const ends = new AbortController();
  apiContents({ document, signal: ends.signal });
  ends.abort();
  expect(shown()).toEqual(['RingBell', 'Bell']);
});

test('a name has one line: its scope is truncated, not its last part', () => {
  const full = 'SourceOptions.ColumnStrategy.Passthrough';
  const place = show(
    <Prose style={{ width: 200 }}>
      <ApiContents groups={[{ heading: 'Messages', items: items('Job', full) }]} />
    </Prose>,
  );
  const [name, scope] = ['li + li code', 'li + li span'].map((selector) => place.querySelector(selector)!);
  const [short, long] = [...place.querySelectorAll('li')].map((item) => item.offsetHeight);
  expect(long).toBe(short);
  expect(scope!.scrollWidth).toBeGreaterThan(scope!.clientWidth);
  expect(getComputedStyle(name!)).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', boxShadow: 'none' });
  expect(name!.scrollWidth).toBe(name!.clientWidth);
  expect(page.getByRole('link', { name: full, exact: true }).elements()).toHaveLength(1);
  expect(place.querySelector(`a[title="${full}"]`)).toBeVisible();
});
