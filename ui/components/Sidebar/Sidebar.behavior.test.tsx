import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { Sidebar } from './Sidebar';

/** A sidebar of a hundred pages in a scroller of 300 pixels, on a long page. */
function column(current: number): HTMLElement {
  const items = Array.from({ length: 100 }, (_, page) => ({
    label: `Page ${page}`,
    href: `/${page}`,
    current: page === current,
  }));
  const place = show(
    <div style={{ paddingBottom: 2000 }}>
      <div data-column="" style={{ height: 300, overflow: 'auto', scrollPaddingTop: 100 }}>
        <Sidebar groups={[{ items }]} aria-label="Documentation" />
      </div>
    </div>,
  );
  return place.querySelector<HTMLElement>('[data-column]')!;
}

/** Distance of a page's link from the top of the scroller, in pixels. */
const placeOf = (scroller: Element, page: number) =>
  scroller.querySelector(`[href="/${page}"]`)!.getBoundingClientRect().top -
  scroller.getBoundingClientRect().top;

test('scrolls the current page into view, a third down, without scrolling the window', async () => {
  const scroller = column(60);
  await expect.poll(() => Math.round(placeOf(scroller, 60))).toBe(100);
  expect(window.scrollY).toBe(0);
});

test('follows a navigation in place, and does not scroll a list that already shows the page', async () => {
  const scroller = column(60);
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0);
  const goTo = (page: number) => {
    scroller.querySelector('[aria-current]')!.removeAttribute('aria-current');
    scroller.querySelector(`[href="/${page}"]`)!.setAttribute('aria-current', 'page');
    emit(document, 'ui:arrival');
  };
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { scrollTop } = scroller;
  goTo(62);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(scroller.scrollTop).toBe(scrollTop);
  goTo(20);
  await expect.poll(() => Math.round(placeOf(scroller, 20))).toBe(100);
});

test('waits until a sidebar is rendered, as in a drawer that opens', async () => {
  const scroller = column(60);
  scroller.hidden = true;
  emit(document, 'ui:arrival');
  scroller.scrollTop = 0;
  await new Promise(requestAnimationFrame);
  scroller.hidden = false;
  await expect.poll(() => Math.round(placeOf(scroller, 60))).toBe(100);
});

test('groups that the reader opened or closed keep their state in the next sidebar, except around its current page', async () => {
  const group = (heading: string, current = false) => ({
    heading,
    items: [{ label: `In ${heading}`, href: `#${heading}`, current }],
  });
  const sidebar = (current: string) => (
    <Sidebar
      groups={['Lamps', 'Oil', 'Wicks', 'Fog'].map((heading) => group(heading, heading === current))}
    />
  );
  const open = (place: Element) =>
    [...place.querySelectorAll('details[open] h2')].map((h2) => h2.textContent);
  const place = show(sidebar('Lamps'));
  expect(open(place)).toEqual(['Lamps']);
  await userEvent.click(page.getByText('Wicks', { exact: true }));
  await userEvent.click(page.getByText('Lamps', { exact: true }));
  const arrive = (current: string) => {
    place.innerHTML = renderToStaticMarkup(sidebar(current));
    emit(document, 'ui:arrival');
    return open(place);
  };
  expect(arrive('Fog')).toEqual(['Wicks', 'Fog']);
  expect(arrive('Lamps')).toEqual(['Lamps', 'Wicks']);
});

test('branches with the same label in different groups are opened apart', async () => {
  const groups = ['Lamps', 'Wicks'].map((heading) => ({
    heading,
    open: true,
    items: [{ label: 'Care', items: [{ label: `Care of ${heading}`, href: `#${heading}` }] }],
  }));
  const place = show(<Sidebar groups={groups} />);
  for (const group of place.querySelectorAll('details')) group.open = group.querySelector('details') !== null;
  await userEvent.click(page.getByText('Care', { exact: true }).first());
  emit(document, 'ui:arrival');
  const branches = [...place.querySelectorAll('details details')];
  expect(branches.map((branch) => (branch as HTMLDetailsElement).open)).toEqual([true, false]);
});
