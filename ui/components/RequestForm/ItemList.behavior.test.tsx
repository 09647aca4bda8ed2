import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FormFields } from './FormFields';
import type { FormField } from './formTypes';

/** A form with a list that counts the items it makes. */
function openList(count: number) {
  const made: number[] = [];
  const itemAt = (index: number): FormField => {
    made.push(index);
    return {
      id: `/tables/${index}`,
      name: `tables[${index}]`,
      type: 'string',
      removable: true,
      control: { kind: 'text', text: `table_${index}` },
    };
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (fieldToFocus?: string, all = count) =>
    root.render(
      <FormFields
        fieldToFocus={fieldToFocus}
        onEdit={(_, edit) => draw(fieldToFocus, edit.kind === 'add' ? all + 1 : all - 1)}
        message={{
          id: '',
          addable: [],
          fields: [
            {
              id: '/tables',
              name: 'tables',
              type: 'list of string',
              control: { kind: 'list', count: all, itemAt },
            },
          ],
        }}
      />,
    );
  flushSync(() => draw());
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  return { made, place, draw };
}

const first = () => page.getByRole('textbox').first();

test('of 3,000 items only ten are created and rendered', () => {
  const { made, place } = openList(3000);
  expect(new Set(made).size).toBe(10);
  expect(place.querySelectorAll('*').length).toBeLessThan(300);
});

test('each item is reached with the keyboard, page by page', async () => {
  openList(15);
  page.getByRole('button', { name: 'Next' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first()).toHaveValue('table_10');
  await expect.element(page.getByRole('status')).toHaveTextContent('11 to 15 of 15');
  // On the last page, Next does nothing.
  await userEvent.keyboard('{Enter}');
  await expect.element(first()).toHaveValue('table_10');
  page.getByRole('button', { name: 'Previous' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first()).toHaveValue('table_0');
});

test('an item that the form focuses shows its page, and so does a new one', async () => {
  const { draw } = openList(3000);
  draw('/tables/1234');
  await expect.element(page.getByRole('textbox', { name: 'tables[1234]' })).toHaveFocus();
  await page.getByRole('button', { name: 'Add an item to tables' }).click();
  await expect.element(page.getByRole('textbox', { name: 'tables[3000]' })).toHaveFocus();
});

test('removing an item or focusing the list moves the focus to an item, never to the page buttons', async () => {
  const { draw } = openList(31);
  for (let turned = 0; turned < 3; turned++) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /^Remove tables\[30\]/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'tables[20]' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('21 to 30 of 30');
  draw('/tables', 30);
  await expect.element(page.getByRole('textbox', { name: 'tables[20]' })).toHaveFocus();
  draw(undefined, 30);
  draw('/tables/3', 30);
  await expect.element(page.getByRole('textbox', { name: 'tables[3]' })).toHaveFocus();
});

test('the button of a missing page is faint, also on hover', async () => {
  openList(3000);
  const look = (name: string) => {
    const { color, boxShadow, cursor } = getComputedStyle(page.getByRole('button', { name }).element());
    return { color, boxShadow, cursor };
  };
  const faint = look('Previous');
  expect(faint).not.toEqual(look('Next'));
  expect(faint.cursor).toBe('not-allowed');
  await page.getByRole('button', { name: 'Previous' }).hover();
  expect(look('Previous')).toEqual(faint);
});

test('the pages keep a distance from the first item', () => {
  openList(3000);
  const { bottom } = page.getByRole('button', { name: 'Next' }).element().getBoundingClientRect();
  const item = document.querySelector('[data-request-form-field="/tables/0"]')!.getBoundingClientRect();
  expect(item.top - bottom).toBeGreaterThanOrEqual(8);
});

test('a short list has no pages', async () => {
  openList(10);
  await expect.element(page.getByRole('textbox', { name: 'tables[9]' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Next' }).query()).toBeNull();
});
