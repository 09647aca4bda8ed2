import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { Checklist, ChecklistItem } from './Checklist';
import { restoreChecks } from './Checklist.behavior';

const list = (name: string, ...items: string[]) => (
  <Checklist name={name} label={name}>
    <ul>
      {items.map((item) => (
        <ChecklistItem key={item} id={item}>
          <label htmlFor={item}>{item}</label>
        </ChecklistItem>
      ))}
    </ul>
  </Checklist>
);

const box = (name: string) => page.getByRole('checkbox', { name });
const announced = () => document.querySelector('[data-announcer]')?.textContent;

test('a tick is counted, announced and emitted', async () => {
  const events = captureEvents('ui:checklist');
  show(list('production', 'tls', 'backups'));
  await box('tls').click();
  await expect.element(page.getByText('1 of 2 done').first()).toBeVisible();
  await expect.poll(announced).toBe('1 of 2 done');
  await box('tls').click();
  expect(events).toEqual([
    { list: 'production', item: 'tls', done: true },
    { list: 'production', item: 'tls', done: false },
  ]);
});

test('boxes ticked before the script ran are emitted when the page arrives', () => {
  const events = captureEvents('ui:checklist');
  const place = show(list('production', 'tls', 'backups'));
  place.querySelector('input')!.checked = true;
  emit(document, 'ui:arrival');
  expect(events).toEqual([{ list: 'production', item: 'tls', done: true }]);
  expect(place.textContent).toContain('1 of 2 done');
});

test('items done earlier are ticked, in their own list only', () => {
  const events = captureEvents('ui:checklist');
  const place = show(
    <>
      {list('production', 'tls', 'backups')}
      {list('upgrade', 'notes')}
    </>,
  );
  restoreChecks(document, (name, item) => name === 'production' && item !== 'tls');
  expect([...place.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(place.textContent).toMatch(/1 of 2 done.*0 of 1 done/);
  expect(events).toEqual([]);
});

test('unchecking all emits each item, leaves other lists alone and focuses the first', async () => {
  const place = show(
    <>
      {list('production', 'tls', 'backups')}
      {list('upgrade', 'notes')}
    </>,
  );
  restoreChecks(document, () => true);
  const events = captureEvents('ui:checklist');
  const reset = place.querySelector<HTMLElement>('[data-checklist-reset]')!;
  await expect.element(reset).toBeVisible();
  reset.click();
  expect(events).toEqual([
    { list: 'production', item: 'tls', done: false },
    { list: 'production', item: 'backups', done: false },
  ]);
  expect(reset.hidden).toBe(true);
  await expect.element(box('tls')).toHaveFocus();
  await expect.element(box('notes')).toBeChecked();
});
