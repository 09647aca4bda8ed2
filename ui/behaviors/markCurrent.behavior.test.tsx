import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Sidebar } from '../components/Sidebar/Sidebar';
import { markCurrent } from './markCurrent';
import { show } from './fixtures/testing';

/** A sidebar of a few pages, in which one is shown. */
const sidebar = (current: string) => {
  const entry = (label: string, href: string) => ({ label, href, current: href === current });
  return (
    <Sidebar
      groups={[
        {
          items: [
            entry('Signals', '#signals'),
            {
              label: 'Lamps',
              items: [entry('Wick', '#wick'), { label: 'Oil', items: [entry('Whale oil', '#oil')] }],
            },
            { label: 'Harbors', items: [entry('Pier', '#pier')] },
          ],
        },
      ]}
    />
  );
};

const current = (place: Element) =>
  [...place.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
const open = (place: Element) =>
  [...place.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

test('marks the next page and opens the disclosures around it', () => {
  const place = show(sidebar('#signals'));
  expect(markCurrent(place, '#oil')).toBe(true);
  expect(current(place)).toEqual([['Whale oil', 'page']]);
  expect(open(place)).toEqual(['Lamps', 'Oil']);
});

test('keeps the branches that the visitor opened, and those they closed around a page that stays current', async () => {
  const place = show(sidebar('#wick'));
  await userEvent.click(page.getByText('Harbors'));
  await userEvent.click(page.getByText('Lamps'));
  expect(open(place)).toEqual(['Harbors']);
  expect(markCurrent(place, '#wick')).toBe(true);
  expect(open(place)).toEqual(['Harbors']);
  expect(markCurrent(place, '#signals')).toBe(true);
  expect(open(place)).toEqual(['Harbors']);
});

test('does not open a disclosure around the navigation itself', () => {
  const place = show(
    <details>
      <summary>Around</summary>
      {sidebar('#signals')}
    </details>,
  );
  markCurrent(place.querySelector('nav')!, '#wick');
  expect(open(place)).toEqual(['Lamps']);
});

test('marks a page that represents the current one, or none', () => {
  const place = show(sidebar('#signals'));
  expect(markCurrent(place, '#wick', 'true')).toBe(true);
  expect(current(place)).toEqual([['Wick', 'true']]);
  expect(markCurrent(place)).toBe(true);
  expect(current(place)).toEqual([]);
});

test('changes only the marks, so that the focus and the elements stay', () => {
  const place = show(sidebar('#signals'));
  const links = [...place.querySelectorAll('a')];
  links[0]!.focus();
  markCurrent(place, '#pier');
  expect([...place.querySelectorAll('a')]).toEqual(links);
  expect(document.activeElement).toBe(links[0]);
});

test('changes nothing in a navigation without the page', () => {
  const place = show(sidebar('#signals'));
  const before = place.innerHTML;
  expect(markCurrent(place, '#flags')).toBe(false);
  expect(place.innerHTML).toBe(before);
});
