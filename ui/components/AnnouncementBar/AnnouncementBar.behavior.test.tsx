import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { AnnouncementBar } from './AnnouncementBar';

const bar = () => page.getByRole('region', { name: 'Announcement' });
const dismiss = () => page.getByRole('button', { name: 'Dismiss announcement' });

const notice = (
  <AnnouncementBar dismissible announcementId="v2">
    Version 2 is out.
  </AnnouncementBar>
);

beforeEach(() => {
  onTestFinished(() => void delete document.documentElement.dataset.announcement);
});

test('a click hides the notice and emits its id', async () => {
  const events = captureEvents('ui:dismiss');
  show(notice);
  await dismiss().click();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(events).toEqual([{ id: 'v2' }]);
});

test('the focus goes on to the first link of the header, and the page stays where it is', async () => {
  show(
    <div style={{ height: 3000 }}>
      <header>
        <button type="button">Menu</button>
        <a href="#home">Home</a>
      </header>
      <div style={{ height: 1000 }} />
      {notice}
    </div>,
  );
  dismiss().element().scrollIntoView();
  const before = scrollY;
  expect(before).toBeGreaterThan(500);
  (dismiss().element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveFocus();
  expect(scrollY).toBe(before);
});

test('without a header, the focus moves on to the text', async () => {
  show(
    <>
      {notice}
      <main tabIndex={-1}>Text</main>
    </>,
  );
  await dismiss().click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('a notice that arrives later can be dismissed', async () => {
  const events = captureEvents('ui:dismiss');
  const place = show(notice);
  const markup = place.innerHTML.replace('"v2"', '"v3"');
  place.innerHTML = '';
  place.innerHTML = markup;
  await dismiss().click();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(events).toEqual([{ id: 'v3' }]);
});

test('a permanent notice has no button', async () => {
  show(<AnnouncementBar>Maintenance</AnnouncementBar>);
  await expect.element(dismiss()).not.toBeInTheDocument();
});
