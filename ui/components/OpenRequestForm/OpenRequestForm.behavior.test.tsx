import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { OpenRequestForm } from './OpenRequestForm';

const button = () => page.getByRole('button', { name: 'Write a request for CreateJob' });

test('emits the request form to open, with the mouse and with the keyboard', async () => {
  show(<OpenRequestForm method="CreateJob" href="/static/requests/CreateJob.json" />);
  const events = captureEvents('ui:request-form');
  await button().click();
  await userEvent.keyboard('{Enter}');
  expect(events).toEqual([
    { href: '/static/requests/CreateJob.json' },
    { href: '/static/requests/CreateJob.json' },
  ]);
});

test('works on a button that arrives later, and not on elements next to it', async () => {
  const place = show(<p>Text</p>);
  const events = captureEvents('ui:request-form');
  const later = show(<OpenRequestForm method="CreateJob" href="/later.json" />);
  place.querySelector('p')!.click();
  expect(events).toEqual([]);
  later.querySelector('button')!.click();
  expect(events).toEqual([{ href: '/later.json' }]);
});
