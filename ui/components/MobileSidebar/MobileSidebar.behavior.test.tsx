import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { stayOnPage } from '../../../.storybook/stayOnPage';
import { show } from '../../behaviors/fixtures/testing';
import { MobileSidebar } from './MobileSidebar';
import { closeDrawer, openDrawer, parts } from './MobileSidebar.behavior';

const drawer = () => page.getByRole('dialog', { name: 'Navigation' });
const opener = () => page.getByRole('button', { name: 'Open' });
const link = (name: string) => drawer().getByRole('link', { name });

const content = (
  <>
    <button type="button" {...parts.opener.mark()}>
      Open
    </button>
    <MobileSidebar
      title="Beacon"
      links={[{ label: 'Docs', href: '#docs' }]}
      groups={[
        {
          heading: 'Lamps',
          items: [
            { label: 'Signals', href: '#signals' },
            ...Array.from({ length: 12 }, (_, index) => ({ label: `Lamp ${index}`, href: `#lamp-${index}` })),
            { label: 'Oil', items: [{ label: 'Whale oil', href: '#oil' }] },
          ],
        },
      ]}
    />
  </>
);

beforeEach(async () => {
  onTestFinished(stayOnPage());
  await page.viewport(390, 800);
});

test('the button opens the drawer as a modal, with the focus on its close button', async () => {
  show(content);
  await expect.element(drawer()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(drawer().getByRole('button', { name: 'Close navigation' })).toHaveFocus();
  expect(drawer().element().matches(':modal')).toBe(true);
});

test.each(['{Enter}', '{Escape}'])('%s closes it, and the focus is where it was', async (key) => {
  show(content);
  await opener().click();
  await userEvent.keyboard(key);
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('a click on the backdrop closes it, one in the drawer does not', async () => {
  show(content);
  await opener().click();
  await drawer().getByRole('heading', { name: 'Lamps' }).click();
  await expect.element(drawer()).toBeVisible();
  await drawer().click({ position: { x: 385, y: 400 } });
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('following a link closes it', async () => {
  show(content);
  await opener().click();
  await link('Signals').click();
  await expect.element(drawer()).not.toBeInTheDocument();
});

test.each(['Alt', 'Control', 'Meta', 'Shift'] as const)(
  'a link that is clicked with %s leaves it open',
  async (key) => {
    show(content);
    await opener().click();
    await link('Signals').click({ modifiers: [key] });
    await expect.element(drawer()).toBeVisible();
  },
);

test('a branch opens in it', async () => {
  show(content);
  await opener().click();
  await drawer().getByText('Oil', { exact: true }).click();
  await expect.element(link('Whale oil')).toBeVisible();
});

test('the page can open and close it too', async () => {
  show(content);
  expect(closeDrawer(document)).toBe(false);
  openDrawer(document);
  openDrawer(document);
  await expect.element(drawer()).toBeVisible();
  expect(closeDrawer(document)).toBe(true);
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('a page without a drawer has nothing to open', async () => {
  const place = show(content);
  place.querySelector('dialog')!.remove();
  await opener().click();
  expect(closeDrawer(document)).toBe(false);
  expect(place.querySelector('[data-error]')).toBeNull();
});

test('a drawer that arrives later opens', async () => {
  const place = show(content);
  const markup = place.innerHTML;
  place.innerHTML = '';
  place.innerHTML = markup;
  await opener().click();
  await expect.element(drawer()).toBeVisible();
});

test('in a low window the whole drawer scrolls, so that its pages have enough space', async () => {
  await page.viewport(320, 256);
  show(content);
  await opener().click();
  const pages = drawer().getByRole('navigation', { name: 'Documentation' }).element();
  expect(pages.scrollHeight).toBe(pages.clientHeight);
  expect(pages.clientHeight).toBeGreaterThan(256);
  link('Lamp 11').element().scrollIntoView({ block: 'end' });
  expect(link('Lamp 11').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(256);
});
