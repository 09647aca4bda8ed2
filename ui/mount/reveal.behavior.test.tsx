import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Menu } from '../components/Menu/Menu';
import { Tab, Tabs } from '../components/Tabs/Tabs';
import { emit } from '../behaviors/events';
import { reveal } from './reveal';
import { show } from '../behaviors/fixtures/testing';

const nested = (
  <Tabs name="Fuel">
    <Tab label="Oil">Fill it</Tab>
    <Tab label="Gas">
      <details>
        <summary>More</summary>
        <Tabs name="Pipe">
          <Tab label="Iron">Heavy</Tab>
          <Tab label="Copper">
            <h3 id="valve">The valve</h3>
          </Tab>
        </Tabs>
      </details>
    </Tab>
  </Tabs>
);

const tab = (name: string) => page.getByRole('tab', { name, includeHidden: true });

test('opening a place opens the tabs and disclosures around it, from the innermost to the outermost', async () => {
  const place = show(nested);
  const valve = place.querySelector('#valve')!;
  expect(valve.checkVisibility()).toBe(false);
  expect(reveal(valve)).toBe(true);
  expect(valve.checkVisibility()).toBe(true);
  await expect.element(tab('Gas')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('Oil')).toHaveAttribute('tabindex', '-1');
  await expect.element(tab('Copper')).toHaveAttribute('aria-selected', 'true');
  expect(reveal(valve)).toBe(false);
});

test('nothing opens where nothing was closed, or without a place', () => {
  const place = show(<p>In sight</p>);
  expect(reveal(place.firstElementChild)).toBe(false);
  expect(reveal(null)).toBe(false);
});

test('a menu stays closed', () => {
  const place = show(
    <Menu name="lamps" label="Lamps" button="Lamps">
      <li>Beacon</li>
    </Menu>,
  );
  expect(reveal(place.querySelector('li'))).toBe(false);
  expect(place.querySelector('details')!.open).toBe(false);
});

test('find-in-page searches hidden tab panels, also in those that arrive later, and shows the one with a match', async () => {
  const place = show(nested);
  place.innerHTML = show(nested).innerHTML;
  emit(document, 'ui:arrival');
  const panels = [...place.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([
    null,
    'until-found',
    null,
    'until-found',
  ]);
  expect(panels[1]!.getBoundingClientRect().height).toBe(0);
  panels[1]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(panels.map((panel) => panel.getAttribute('hidden')).slice(0, 2)).toEqual(['until-found', null]);
  expect(panels[1]!.getBoundingClientRect().height).toBeGreaterThan(0);
  const second = place.querySelectorAll<HTMLElement>('[role=tab]')[1]!;
  expect(second.getAttribute('aria-selected')).toBe('true');
  second.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(panels.map((panel) => panel.getAttribute('hidden')).slice(0, 2)).toEqual([null, 'until-found']);
});
