import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { SearchButton } from '../SearchButton/SearchButton';
import { VersionMenu } from '../VersionMenu/VersionMenu';
import { Navbar } from './Navbar';

const links = ['Docs', 'SDK', 'Changelog'].map((label) => ({ label, href: `#${label}` }));
const versions = ['2', '1'].map((name) => ({ name, label: name, href: `#${name}`, current: name === '2' }));

const tall = (hideOnScroll: boolean) => (
  <div style={{ height: 5000 }}>
    <Navbar
      title="Beacon"
      hideOnScroll={hideOnScroll}
      links={links}
      search={<SearchButton />}
      versions={<VersionMenu versions={versions} />}
      actions={<ColorModeToggle />}
    />
    <p style={{ marginTop: 3000 }}>
      <a href="#text">Text</a>
    </p>
  </div>
);

const bar = () => page.getByRole('banner').element() as HTMLElement;
const isShown = () => bar().getBoundingClientRect().bottom > 0;
/** Scrolls to a position at once and waits for the browser's scroll event. */
async function scroll(top: number): Promise<void> {
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo(0, top);
  await scrolled;
}

beforeEach(async () => {
  await page.viewport(1280, 700);
  scrollTo(0, 0);
});

test('hides while the visitor scrolls down, and returns when they scroll up and at the top', async () => {
  show(tall(true));
  await scroll(600);
  await expect.poll(isShown).toBe(false);
  await scroll(595);
  await expect.poll(isShown).toBe(false);
  await scroll(580);
  await expect.poll(isShown).toBe(true);
  await scroll(900);
  await expect.poll(isShown).toBe(false);
  await scroll(0);
  await expect.poll(isShown).toBe(true);
});

test('is visible while it has the focus', async () => {
  show(tall(true));
  await scroll(600);
  await expect.poll(isShown).toBe(false);
  bar().querySelector('a')!.focus();
  await expect.poll(isShown).toBe(true);
  bar().querySelector('a')!.blur();
  await expect.poll(isShown).toBe(false);
});

test('stays without the attribute that lets it hide', async () => {
  show(tall(false));
  await scroll(600);
  await scroll(1200);
  expect(isShown()).toBe(true);
});

test('a navbar that arrives later hides too', async () => {
  const place = show(null);
  const markup = show(tall(true)).innerHTML;
  place.nextElementSibling!.innerHTML = '';
  place.innerHTML = markup;
  emit(document, 'ui:arrival');
  await scroll(600);
  await expect.poll(isShown).toBe(false);
});

test('focusing an element in it does not move the page', async () => {
  show(tall(false));
  await scroll(2000);
  const stops = [...bar().querySelectorAll<HTMLElement>('a, button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  expect(stops.length).toBeGreaterThan(6);
  for (const stop of stops) {
    stop.focus();
    expect([stop.textContent, scrollY]).toEqual([stop.textContent, 2000]);
  }
});

test('tabbing through it does not move the page', async () => {
  show(tall(false));
  await scroll(2000);
  bar().querySelector<HTMLElement>('a')!.focus({ preventScroll: true });
  for (let stop = 0; stop < 5; stop++) {
    await userEvent.tab();
    expect(bar().contains(document.activeElement)).toBe(true);
    expect(scrollY).toBe(2000);
  }
});

test('an element below it is not covered when it gets the focus', async () => {
  show(tall(false));
  await scroll(4000);
  const link = page.getByRole('link', { name: 'Text' }).element() as HTMLElement;
  link.focus();
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar().getBoundingClientRect().bottom);
});

test('below the desktop breakpoint the sections are in the drawer, or in the bar without scripts', async () => {
  await page.viewport(390, 800);
  show(tall(false));
  const section = page.getByRole('link', { name: 'Changelog' });
  await expect.element(section).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Open navigation' }))
    .toHaveAttribute('aria-haspopup', 'dialog');
  delete document.documentElement.dataset.script;
  onTestFinished(() => void (document.documentElement.dataset.script = ''));
  await expect.element(section).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open navigation' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(section.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
