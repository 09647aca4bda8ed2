import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { show } from '../../behaviors/fixtures/testing';
import { Picture } from './Picture';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="320" height="80"><path d="M0 40h320" stroke="${color}"/></svg>`,
  )}`;
const lamp = <Picture src={drawing('red')} alt="A lamp" width={320} height={80} />;
const button = page.getByRole('button', { name: 'Enlarge: A lamp' });
const dialog = page.getByRole('dialog', { name: 'A lamp' });

test.each([
  ['a click', 'Escape', () => button.click()],
  ['Enter', 'Escape', () => userEvent.keyboard('{Tab}{Enter}')],
  ['Space', 'the button', () => userEvent.keyboard('{Tab} ')],
  ['a click', 'a click', () => button.click()],
])('%s shows a picture large, %s closes it, and the focus returns', async (_opens, closes, open) => {
  show(lamp);
  await open();
  const large = dialog.getByRole('img', { name: 'A lamp' });
  await expect.element(large).toBeVisible();
  const { width, height } = large.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(window.innerWidth * 0.9);
  expect(height).toBeGreaterThan(window.innerHeight * 0.7);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  if (closes === 'Escape') await userEvent.keyboard('{Escape}');
  else if (closes === 'the button') await userEvent.keyboard('{Enter}');
  else await large.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the enlarged version is that of the color mode', async () => {
  show(<Picture src={drawing('red')} darkSrc={drawing('gold')} alt="A lamp" width={320} height={80} />);
  document.documentElement.dataset.theme = 'dark';
  try {
    await button.click();
    expect(dialog.getByRole('img').element()).toHaveProperty('src', drawing('gold'));
    await userEvent.keyboard('{Escape}');
  } finally {
    delete document.documentElement.dataset.theme;
  }
});

test('a picture in a link, an ornament and a small picture are not enlarged', () => {
  const place = show(
    <>
      <a href="#lamp">{lamp}</a>
      <Picture src={drawing('red')} alt="" />
      <Picture src={drawing('red')} alt="An icon" width={24} height={24} />
    </>,
  );
  expect(place.querySelectorAll('img')).toHaveLength(3);
  expect(place.querySelectorAll('[role], [tabindex], [aria-label]')).toHaveLength(0);
});
