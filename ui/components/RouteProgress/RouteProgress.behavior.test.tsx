import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { show } from '../../behaviors/fixtures/testing';
import { RouteProgress } from './RouteProgress';
import { parts, showProgress } from './showProgress';

const progress = () => page.getByRole('progressbar', { name: 'Loading page' });
const line = (place: HTMLElement) => place.querySelector<HTMLElement>(parts.line.selector)!;

test('nothing is shown until a page is loading', async () => {
  show(<RouteProgress />);
  await expect.element(progress()).not.toBeInTheDocument();
  showProgress(document, 'loading');
  await expect.element(progress()).toBeVisible();
  showProgress(document, 'idle');
  await expect.element(progress()).not.toBeInTheDocument();
});

test('the line is idle again once it is completed and faded', async () => {
  const place = show(<RouteProgress />);
  showProgress(document, 'loading');
  const fade = line(place).animate({ opacity: [1, 0] }, 100_000);
  showProgress(document, 'done');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(line(place).dataset.state).toBe('done');
  fade.finish();
  await expect.poll(() => line(place).dataset.state).toBe('idle');
});

test('an interrupted fade counts as finished', async () => {
  const place = show(<RouteProgress />);
  showProgress(document, 'loading');
  const fade = line(place).animate({ opacity: [1, 0] }, 100_000);
  showProgress(document, 'done');
  fade.cancel();
  await expect.poll(() => line(place).dataset.state).toBe('idle');
});

test('a page requested while the line fades is shown as loading', async () => {
  const place = show(<RouteProgress />);
  showProgress(document, 'loading');
  showProgress(document, 'done');
  showProgress(document, 'loading');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(line(place).dataset.state).toBe('loading');
});

test('a line that was never shown is not completed', () => {
  const place = show(<RouteProgress />);
  showProgress(document, 'done');
  expect(line(place).dataset.state).toBe('idle');
});

test('a page without the line has nothing to show', () => {
  show(null);
  expect(() => showProgress(document, 'loading')).not.toThrow();
});
