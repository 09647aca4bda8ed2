import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { announce, announcer } from './announce';
import { show } from './fixtures/testing';

const status = page.getByRole('status');
const regions = () => document.querySelectorAll(announcer.selector);

test('a document gets one live region for all messages', async () => {
  announce(document, 'Copied');
  announce(document, 'Thank you');
  await expect.element(status).toHaveTextContent('Thank you');
  expect(regions()).toHaveLength(1);
  regions()[0]!.remove();
});

test('the live region of the markup is used', async () => {
  const place = show(<p role="status" data-announcer="" />);
  announce(document, 'Copied');
  await expect.element(status).toHaveTextContent('Copied');
  expect([...regions()]).toEqual([place.firstElementChild]);
});

test('a text that is announced twice is a change both times', async () => {
  const place = show(<p role="status" data-announcer="" />);
  announce(document, 'Copied');
  await expect.element(status).toHaveTextContent('Copied');
  announce(document, 'Copied');
  expect(place).toHaveTextContent('');
  await expect.element(status).toHaveTextContent('Copied');
});

test('messages go to a modal dialog while it is open, and to the page afterward', async () => {
  const place = show(
    <>
      <p role="status" data-announcer="" />
      <dialog>Question</dialog>
    </>,
  );
  const dialog = place.querySelector('dialog')!;
  dialog.showModal();
  announce(document, 'Copied');
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Copied');
  dialog.close();
  announce(document, 'Thank you');
  await expect.element(status).toHaveTextContent('Thank you');
  expect(place.firstElementChild).toHaveTextContent('Thank you');
});
