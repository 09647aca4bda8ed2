import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { onEvent } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { NotFound } from './NotFound';
import { fillNotFound } from './fillNotFound';

const suggestions = [
  { title: 'neosync sync', href: '/cli/sync' },
  { title: 'Creating a Sync Job', href: '/guides/creating-a-sync-job' },
];

const text = (place: Element) => place.querySelector('p')!.innerText;

test('as rendered, it shows no address and no suggestions', async () => {
  const place = show(<NotFound />);
  expect(text(place)).toBe('The page may have moved, or the address may have a typo.');
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

test('the address comes first, the nearest pages once they are known', async () => {
  const place = show(<NotFound />);
  fillNotFound(place, { path: '/cli/synch' });
  expect(text(place)).toBe(
    "We couldn't find /cli/synch. The page may have moved, or the address may have a typo.",
  );
  fillNotFound(place, { path: '/cli/synch', suggestions });
  expect(text(place)).toContain('Did you mean one of these?');
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  const link = page.getByRole('link', { name: 'neosync sync' });
  await expect.element(link).toHaveAttribute('href', '/cli/sync');
  await expect.element(link).toHaveTextContent('neosync sync/cli/sync');
});

test('filling it again replaces the previous content', () => {
  const place = show(<NotFound />);
  fillNotFound(place, { path: '/old', suggestions });
  fillNotFound(place, { path: '/new', suggestions: suggestions.slice(0, 1) });
  expect(place.querySelectorAll('ul > li')).toHaveLength(1);
  fillNotFound(place, { path: '/new' });
  expect(text(place)).toBe("We couldn't find /new. The page may have moved, or the address may have a typo.");
});

test('addresses and titles are shown as text', () => {
  const place = show(<NotFound />);
  const markup = '<img src=x>';
  fillNotFound(place, { path: `/${markup}`, suggestions: [{ title: markup, href: `/${markup}` }] });
  expect(place.querySelector('img')).toBeNull();
  expect(text(place)).toContain('/<img src=x>');
  expect(place.querySelector('li')).toHaveTextContent('<img src=x>/<img src=x>');
});

test.each([
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  [`/${'a'.repeat(200)}`, `/${'a'.repeat(119)}…`],
])('the address %s is shown as %s', (path, shown) => {
  const place = show(<NotFound />);
  fillNotFound(place, { path });
  expect(place.querySelector('p code')!.textContent).toBe(shown);
});

test.each([
  ['/cli/synch.html', 'cli synch'],
  ['/caf%C3%A9/m%C3%BCnchen', 'café münchen'],
  ['/', ''],
  [`/${'word-'.repeat(40)}`, 'word '.repeat(40).slice(0, 64)],
])('from %s the search begins with "%s"', async (path, query) => {
  const search = vi.fn();
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  onEvent({ document, signal: ended.signal }, 'ui:search', search);
  const place = show(<NotFound />);
  fillNotFound(place, { path });
  await page.getByRole('button', { name: 'Search docs' }).click();
  expect(search).toHaveBeenCalledExactlyOnceWith({ query });
});

test('without scripts, the search is hidden', async () => {
  show(<NotFound />);
  delete document.documentElement.dataset.script;
  await expect.element(page.getByText('Search docs')).not.toBeVisible();
});
