import { afterEach, expect, test } from 'vitest';

import { emit } from '../behaviors/events';
import { show } from '../behaviors/fixtures/testing';
import { Disclosure } from '../components/Disclosure/Disclosure';
import { reveal } from './reveal';

const folded = (
  <>
    <div style={{ height: 3000 }} />
    <Disclosure more="Show 9 more" subject="of Messages">
      <details>
        <summary>More</summary>
        <h2 id="a b">Folded twice</h2>
      </details>
    </Disclosure>
    <h2 id="plain">In sight</h2>
    <div style={{ height: 3000 }} />
  </>
);

const open = (place: Element) => place.querySelectorAll('details[open]').length;
const top = (place: Element, id: string) => place.querySelector(`[id="${id}"]`)!.getBoundingClientRect().top;
const nextEvent = (name: string) => new Promise((resolve) => addEventListener(name, resolve, { once: true }));

async function go(hash: string): Promise<void> {
  const changed = nextEvent('hashchange');
  location.hash = hash;
  await changed;
  // The browser itself scrolls to the place as soon as it has a layout.
  await new Promise(requestAnimationFrame);
}

afterEach(async () => {
  if (location.hash !== '') await go('');
  scrollTo(0, 0);
});

test('opens all disclosures around an element, and returns whether one was closed', () => {
  const place = show(folded);
  const target = place.querySelector('[id="a b"]')!;
  expect(reveal(target)).toBe(true);
  expect(open(place)).toBe(2);
  expect(reveal(target)).toBe(false);
  expect(reveal(place)).toBe(false);
});

test('the target of the address is visible on load', async () => {
  await go('#a%20b');
  const place = show(folded);
  expect(open(place)).toBe(2);
  expect(Math.abs(top(place, 'a b'))).toBeLessThan(200);
});

test('the target is visible each time that the address changes', async () => {
  const place = show(folded);
  await go('#a%20b');
  expect(open(place)).toBe(2);
  for (const details of place.querySelectorAll('details')) details.open = false;
  await go('#plain');
  await go('#a%20b');
  expect(open(place)).toBe(2);
});

test('the target of the address may arrive later', async () => {
  await go('#a%20b');
  const place = show(null);
  place.innerHTML = show(folded).innerHTML;
  emit(document, 'ui:arrival');
  expect(open(document.body)).toBeGreaterThan(1);
});

test('a disclosure that the visitor closes stays closed when something else arrives', async () => {
  const place = show(folded);
  await go('#a%20b');
  for (const details of place.querySelectorAll('details')) details.open = false;
  scrollTo(0, 0);
  emit(document, 'ui:arrival');
  expect(open(place)).toBe(0);
  expect(scrollY).toBe(0);
});

test('nothing moves where nothing was collapsed', async () => {
  const place = show(folded);
  await go('#plain');
  scrollTo(0, 0);
  emit(document, 'ui:arrival');
  expect(scrollY).toBe(0);
  expect(open(place)).toBe(0);
});

test('an address with invalid percent signs is used unchanged', async () => {
  await go('#100%');
  const place = show(
    <Disclosure more="More" subject="of all">
      <p id="100%">Everything</p>
    </Disclosure>,
  );
  expect(open(place)).toBe(1);
});
