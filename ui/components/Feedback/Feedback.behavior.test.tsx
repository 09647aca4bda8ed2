import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { onEvent } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { Table } from '../Table/Table';
import { Feedback } from './Feedback';

const button = (name: string) => page.getByRole('button', { name });

function answers() {
  const answered = vi.fn();
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  onEvent({ document, signal: ended.signal }, 'ui:feedback', answered);
  return answered;
}

test('an answer is marked, acknowledged and emitted', async () => {
  const answered = answers();
  show(<Feedback />);
  await button('Yes').click();
  expect(answered).toHaveBeenCalledExactlyOnceWith({ answer: 'yes' });
  await expect.element(button('Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('No')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByRole('status')).toHaveTextContent('Thank you.');
});

test('the same answer again emits nothing, the other one is emitted', async () => {
  const answered = answers();
  show(<Feedback />);
  await button('Yes').click();
  await button('Yes').click();
  await button('No').click();
  expect(answered.mock.calls).toEqual([[{ answer: 'yes' }], [{ answer: 'no' }]]);
  await expect.element(button('Yes')).toHaveAttribute('aria-pressed', 'false');
});

test('feedback that arrives later works, each separately', async () => {
  const answered = answers();
  const first = show(<Feedback />);
  const later = document.createElement('div');
  later.innerHTML = first.innerHTML;
  first.append(later);
  later.querySelectorAll('button')[1]!.click();
  expect(answered).toHaveBeenCalledExactlyOnceWith({ answer: 'no' });
  expect(first.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
  expect(first.querySelector('[role="status"]')).toHaveTextContent('');
});

test('a click on Yes in a table is no answer', async () => {
  const answered = answers();
  const report = vi.spyOn(console, 'error').mockReturnValue();
  show(
    <Table>
      <tbody>
        <tr>
          <td data-answer="yes">Yes</td>
        </tr>
      </tbody>
    </Table>,
  );
  await page.getByRole('cell', { name: 'Yes' }).click();
  expect(answered).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
