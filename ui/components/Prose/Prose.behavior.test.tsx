import type { ReactElement } from 'react';
import { expect, test } from 'vitest';

import '../../styles/style';
import { show } from '../../behaviors/fixtures/testing';
import { Prose } from './Prose';

const deep = (List: 'ul' | 'ol', levels: number): ReactElement => (
  <List>
    <li>Oil the lamps{levels > 1 && deep(List, levels - 1)}</li>
  </List>
);

test.each(['ul', 'ol'] as const)('a list of twenty levels (%s) fits a phone', (List) => {
  const place = show(
    <div style={{ width: 280 }}>
      <Prose>{deep(List, 20)}</Prose>
    </div>,
  );
  const item = [...place.querySelectorAll('li')].at(-1)!;
  expect(place.querySelector('div > div')!.scrollWidth).toBeLessThanOrEqual(280);
  expect(item.getBoundingClientRect().width).toBeGreaterThan(100);
});

const markOf = (element: Element, mark: '::before' | '::after') => getComputedStyle(element, mark);

test('a list counts from where it starts', () => {
  const place = show(
    <Prose>
      <ol start={5}>
        <li>Oil</li>
      </ol>
    </Prose>,
  );
  // The counter that `start`, `value` and `reversed` set.
  expect(markOf(place.querySelector('li')!, '::before').content).toBe('counter(list-item) "."');
});

test.each([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
] as const)('a list of the type %s has its letters, next to the text', (type, style) => {
  const place = show(
    <Prose>
      <ol type={type}>
        <li>Oil</li>
      </ol>
    </Prose>,
  );
  const item = place.querySelector('li')!;
  expect(getComputedStyle(item).listStyleType).toBe(style);
  expect(markOf(item, '::before').content).toBe('none');
  const room = item.getBoundingClientRect().left - place.querySelector('ol')!.getBoundingClientRect().left;
  expect(room).toBeGreaterThan(20);
});

test('details of a page show that they open, and are large enough for a finger', () => {
  const place = show(
    <Prose>
      <details>
        <summary>More</summary>
        <p>Folded.</p>
        <p>Words.</p>
      </details>
    </Prose>,
  );
  const details = place.querySelector('details')!;
  const summary = place.querySelector('summary')!;
  expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(markOf(summary, '::after').content).toBe('""');
  const closed = markOf(summary, '::after').transform;
  details.open = true;
  expect(markOf(summary, '::after').transform).not.toBe(closed);
  const [first, second] = [...place.querySelectorAll('p')].map((text) => text.getBoundingClientRect());
  expect(second!.top).toBeGreaterThan(first!.bottom);
});
