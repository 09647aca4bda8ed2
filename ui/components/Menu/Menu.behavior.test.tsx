import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { stayOnPage } from '../../../.storybook/stayOnPage';
import { show } from '../../behaviors/fixtures/testing';
import { MobileSidebar } from '../MobileSidebar/MobileSidebar';
import { openDrawer } from '../MobileSidebar/MobileSidebar.behavior';
import { VersionMenu } from '../VersionMenu/VersionMenu';

const menu = (
  <VersionMenu
    versions={[
      { name: 'current', label: 'Version 2', href: '#2', current: true },
      { name: '1', label: 'Version 1', href: '#1' },
    ]}
  />
);
const beside = (
  <>
    {menu}
    <button type="button" style={{ marginTop: 300 }}>
      Beside
    </button>
  </>
);

const button = () => page.getByText('Version 2').first();
const version = (label: string) => page.getByRole('link', { name: label });

test('Escape closes it, and the focus is on its button', async () => {
  const place = show(menu);
  await button().click();
  await userEvent.tab();
  await expect.element(version('Version 2')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(version('Version 2')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(place.querySelector('summary'));
});

test('Escape in a drawer closes the menu first, and then the drawer', async () => {
  show(<MobileSidebar title="Beacon" groups={[]} actions={menu} />);
  openDrawer(document);
  await button().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(version('Version 2')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a click outside closes it', async () => {
  show(beside);
  await button().click();
  await expect.element(version('Version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Beside' }).click();
  await expect.element(version('Version 1')).not.toBeInTheDocument();
});

test('the focus outside closes it, and the focus inside does not', async () => {
  show(beside);
  await button().click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(version('Version 1')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Beside' })).toHaveFocus();
  await expect.element(version('Version 1')).not.toBeInTheDocument();
});

test('choosing an item closes it, and the focus is on its button', async () => {
  onTestFinished(stayOnPage());
  const place = show(menu);
  await button().click();
  await version('Version 1').click();
  await expect.element(version('Version 1')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(place.querySelector('summary'));
});

test('Escape is left alone where no menu is open', () => {
  show(menu);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(event)).toBe(true);
});

test('its list is exposed as one in browsers that ignore lists without markers', () => {
  expect(show(menu).querySelector('ul')).toHaveAttribute('role', 'list');
});
