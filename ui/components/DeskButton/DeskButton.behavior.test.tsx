import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { hear, show } from '../../behaviors/testing';
import { DeskButton } from './DeskButton';

const button = () => page.getByRole('button', { name: 'Write a request of CreateJob' });

test('tells which desk is wanted, with the mouse and with the keyboard', async () => {
  show(<DeskButton method="CreateJob" address="/static/desk/CreateJob.json" />);
  const told = hear('ui:desk');
  await button().click();
  await userEvent.keyboard('{Enter}');
  expect(told).toEqual([
    { address: '/static/desk/CreateJob.json' },
    { address: '/static/desk/CreateJob.json' },
  ]);
});

test('works on a button that arrives later, and not on elements next to it', async () => {
  const place = show(<p>Text</p>);
  const told = hear('ui:desk');
  const later = show(<DeskButton method="CreateJob" address="/later.json" />);
  place.querySelector('p')!.click();
  expect(told).toEqual([]);
  later.querySelector('button')!.click();
  expect(told).toEqual([{ address: '/later.json' }]);
});
