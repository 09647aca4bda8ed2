import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, onTestFinished, test, vi } from 'vitest';

import { Sidebar, type SidebarGroup } from '#ui';

import { fillSidebars } from './fillSidebars';
import { sidebarMarker } from '../pageMarkers';

const labels = ['Lamps', 'Lanterns', 'Torches'];
const group = (heading: string, count: number, current?: string): SidebarGroup => ({
  heading,
  shortened: count === 1,
  items: labels.slice(0, count).map((label) => ({
    label: `${heading}: ${label}`,
    href: `/${heading}/${label}`,
    current: label === current,
  })),
});

const drawn = (groups: SidebarGroup[], id: string) =>
  renderToStaticMarkup(<Sidebar groups={groups} aria-label={id} {...{ [sidebarMarker]: id }} />);

const shortened = [group('Oil', 3, 'Lamps'), group('Gas', 1)];
const whole = [group('Oil', 3), group('Gas', 3)];

/** Shows sidebars on a page, until the test ends. */
function show(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
}

/** Answers the requests of a test. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = vi.spyOn(window, 'fetch');
  for (const one of answers) fetched.mockImplementationOnce(async () => one());
  onTestFinished(() => fetched.mockRestore());
  return fetched;
}

const sidebarJson = (id: string) => () => Response.json(drawn(whole, id));
const linksIn = (place: Element) => [...place.querySelectorAll('a')].map(({ textContent }) => textContent);
const all = ['Oil', 'Gas'].flatMap((heading) => labels.map((label) => `${heading}: ${label}`));

test('completes the sidebar and the drawer, with the current page marked and open groups open', async () => {
  const place = show(drawn(shortened, 'both') + drawn(shortened, 'both'));
  const [sidebar, drawer] = place.querySelectorAll('[data-pages]');
  const gas = () => sidebar!.querySelectorAll('details')[1]!;
  gas().open = true;
  const fetched = answer(sidebarJson('both'));
  await fillSidebars();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/docs/static/sidebars/pages.both.json']);
  for (const pages of [sidebar!, drawer!]) {
    expect(linksIn(pages)).toEqual(all);
    expect(pages.querySelector('[aria-current=page]')).toHaveTextContent('Oil: Lamps');
  }
  expect(gas().open).toBe(true);
});

test('does not change the sidebar if the rest cannot be fetched, and fetches it the next time', async () => {
  const place = show(drawn(shortened, 'later'));
  const before = place.innerHTML;
  answer(
    () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError()),
    sidebarJson('later'),
  );
  await fillSidebars();
  await fillSidebars();
  expect(place.innerHTML).toBe(before);
  await fillSidebars();
  expect(linksIn(place)).toEqual(all);
});

test('does not change the sidebar of a page that was opened in the meantime', async () => {
  const place = show(drawn(shortened, 'left'));
  let send = (_answer: Response) => {};
  answer(() => new Promise((resolve) => (send = resolve)));
  const filled = fillSidebars();
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalled());
  place.innerHTML = drawn(shortened, 'arrived');
  const { innerHTML } = place;
  send(sidebarJson('left')());
  await filled;
  expect(place.innerHTML).toBe(innerHTML);
});

test('fetches nothing on a page without a sidebar', async () => {
  const fetched = answer();
  await fillSidebars();
  expect(fetched).not.toHaveBeenCalled();
});
