import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CrashPage } from '../components/LoadError/CrashPage';
import { LoadError } from '../components/LoadError/LoadError';
import { RegionError } from '../components/RegionError/RegionError';
import { showRegionError } from './showRegionError';
import { showPageError } from './showPageError';
import { template } from './template';
import { show } from './fixtures/testing';

const site = (
  <>
    <template {...template.mark('load-error')}>
      <LoadError />
    </template>
    <template {...template.mark('crash-page')}>
      <CrashPage />
    </template>
    <template {...template.mark('region-error')}>
      <RegionError />
    </template>
    <main>
      <p style={{ height: 3000 }}>The page before</p>
      <a href="/next">Next</a>
    </main>
  </>
);

const main = (place: Element) => place.querySelector('main')!;
const button = (name: string) => page.getByRole('button', { name });

test('a page that failed to load is announced: its heading has the focus', async () => {
  const place = show(site);
  expect(showPageError(main(place), 'load-error', { detail: 'Failed to <b>fetch</b>', retry: vi.fn() })).toBe(
    true,
  );
  await expect.element(page.getByRole('heading', { name: 'The page failed to load' })).toHaveFocus();
  await expect.element(page.getByText('Failed to <b>fetch</b>')).toBeVisible();
});

test('an error without details shows none', () => {
  const place = show(site);
  showPageError(main(place), 'load-error', { retry: vi.fn() });
  expect(main(place).querySelector<HTMLElement>('[data-detail]')!.hidden).toBe(true);
});

test('during a retry the error stays; a failed retry is announced', async () => {
  const place = show(site);
  let fail: (reason: Error) => void = () => {};
  const retry = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  showPageError(main(place), 'load-error', { retry });
  await button('Try again').click();
  await expect.element(button('Try again')).toHaveAttribute('aria-busy', 'true');
  await button('Try again').click();
  expect(retry).toHaveBeenCalledOnce();
  fail(new Error('Still offline'));
  await expect.element(page.getByText('Still offline')).toBeVisible();
  await expect.element(button('Try again')).not.toHaveAttribute('aria-busy');
  await expect.element(button('Try again')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('The page failed to load');
  await button('Try again').click();
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a reader who stays gets back the page, its place and the focus', async () => {
  const place = show(site);
  const link = place.querySelector('a')!;
  link.focus();
  scrollTo(0, 1000);
  const stay = vi.fn();
  showPageError(main(place), 'load-error', { retry: vi.fn(), stay });
  await userEvent.click(button('Stay on this page'));
  expect(document.activeElement).toBe(link);
  expect(scrollY).toBe(1000);
  expect(stay).toHaveBeenCalledOnce();
});

test('a page that crashed is replaced by an error', async () => {
  const place = show(site);
  const retry = vi.fn();
  expect(showPageError(place, 'crash-page', { detail: 'TypeError', retry })).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'This page crashed.' })).toHaveFocus();
  await button('Try again').click();
  expect(retry).toHaveBeenCalledOnce();
});

test('without the template nothing changes, and the caller knows', () => {
  const place = show(<main>The page before</main>);
  expect(showPageError(main(place), 'load-error', { retry: vi.fn() })).toBe(false);
  expect(place).toHaveTextContent('The page before');
});

test('a part that crashed is replaced by an error until it is retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const place = show(site);
  const link = place.querySelector('a')!;
  showRegionError(link, new Error('A bug'));
  showRegionError(link, new Error('A bug'));
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await button('Try again').click();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  expect(document.activeElement).toBe(link);
  vi.restoreAllMocks();
});
