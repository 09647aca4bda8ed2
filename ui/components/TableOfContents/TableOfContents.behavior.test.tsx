import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { CollapsedTableOfContents, TableOfContents } from './TableOfContents';

const entries = ['one', 'two', 'three', 'four'].map((id) => ({ id, text: id, depth: 2 as const }));

/** Four sections, each as tall as the window, and lists of them that stay visible. */
const content = (
  <>
    <div style={{ position: 'fixed', right: 0 }}>
      <TableOfContents entries={entries} />
      <CollapsedTableOfContents entries={entries} />
    </div>
    {entries.map(({ id }) => (
      <section key={id} style={{ height: 600 }}>
        <h2 id={id} style={{ margin: 0 }}>
          {id}
        </h2>
      </section>
    ))}
  </>
);

/** Texts of the links that are marked. */
const marked = () =>
  [...document.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(async () => {
  await page.viewport(800, 600);
  scrollTo(0, 0);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['at the top', 0, 'one'],
  ['before the second heading is at the reading line', 460, 'one'],
  ['when the second heading has passed the reading line', 500, 'two'],
  ['in the third', 1300, 'three'],
  ['at the end, where the last cannot come up to the line', 1800, 'four'],
])('%s, every list has the section being read marked', async (_where, top, id) => {
  show(content);
  scrollTo(0, top);
  await expect.poll(marked).toEqual([id, id]);
});

test('the mark follows the reader back', async () => {
  show(content);
  scrollTo(0, 1300);
  await expect.poll(marked).toEqual(['three', 'three']);
  scrollTo(0, 700);
  await expect.poll(marked).toEqual(['two', 'two']);
});

test('a page that fits the window is at its start, not at its end', async () => {
  show(
    <>
      <TableOfContents entries={entries} />
      {entries.map(({ id }) => (
        <h2 key={id} id={id} style={{ marginTop: 150 }} />
      ))}
    </>,
  );
  await page.viewport(800, 2000);
  await expect.poll(marked).toEqual(['one']);
});

test('a section that is not drawn yet is not reached', async () => {
  show(content);
  scrollTo(0, 700);
  await expect.poll(marked).toEqual(['two', 'two']);
  for (const section of [...document.querySelectorAll('section')].slice(2)) section.style.display = 'none';
  scrollTo(0, 0);
  await frame();
  await expect.poll(marked).toEqual(['one', 'one']);
  scrollTo(0, 600);
  await expect.poll(marked).toEqual(['two', 'two']);
});

test('before anything is drawn, the first section is current', async () => {
  show(<div hidden>{content}</div>);
  await expect.poll(marked).toEqual(['one', 'one']);
});

test('the mark follows when the height of the window changes', async () => {
  show(content);
  scrollTo(0, 1300);
  await expect.poll(marked).toEqual(['three', 'three']);
  await page.viewport(800, 1100);
  await expect.poll(marked).toEqual(['four', 'four']);
});

test('a list without sections on the page has no mark, and one with some marks the nearest', async () => {
  const place = show(content);
  for (const { id } of entries.slice(1)) document.getElementById(id)!.removeAttribute('id');
  scrollTo(0, 1300);
  await expect.poll(marked).toEqual(['one', 'one']);
  document.getElementById('one')!.removeAttribute('id');
  scrollTo(0, 1200);
  await expect.poll(marked).toEqual([]);
  expect(place.querySelectorAll('[aria-current]')).toHaveLength(0);
});

test('lists of a page that arrives later are marked', async () => {
  const place = show(null);
  const markup = show(content).innerHTML;
  place.nextElementSibling!.innerHTML = '';
  place.innerHTML = markup;
  emit(document, 'ui:arrival');
  await expect.poll(marked).toEqual(['one', 'one']);
});

test('a page that loads is measured once, in the next frame', async () => {
  const request = vi.spyOn(window, 'requestAnimationFrame');
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  show(content);
  emit(document, 'ui:arrival');
  expect(asked).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledOnce();
  await frame();
  expect(marked()).toEqual(['one', 'one']);
  // Once for each of four headings in each of two lists.
  expect(asked).toHaveBeenCalledTimes(8);
});

test('a page without a table of contents is never measured', async () => {
  const request = vi.spyOn(window, 'requestAnimationFrame');
  show(<div style={{ height: 3000 }} />);
  scrollTo(0, 500);
  dispatchEvent(new Event('scroll'));
  expect(request).not.toHaveBeenCalled();
});

test('an unchanged mark is not set again', async () => {
  const place = show(content);
  await expect.poll(marked).toEqual(['one', 'one']);
  const observer = new MutationObserver(() => undefined);
  observer.observe(place, { attributes: true, subtree: true });
  scrollTo(0, 100);
  dispatchEvent(new Event('scroll'));
  await frame();
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
});

test('the focus ring of a link is inside of it, where no column cuts it off', async () => {
  show(<TableOfContents entries={entries} />);
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'one' });
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).outlineOffset).toBe('-2px');
});
