import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Navbar } from '../components/Navbar/Navbar';
import { Sidebar } from '../components/Sidebar/Sidebar';
import { VersionMenu } from '../components/VersionMenu/VersionMenu';
import { moveCurrent } from './moveCurrent';
import { show } from './testing';

/** A sidebar of a few pages, in which one is shown. */
const sidebar = (current: string, oil = 'Whale oil') => {
  const entry = (label: string, href: string) => ({ label, href, current: href === current });
  return (
    <Sidebar
      groups={[
        {
          items: [
            entry('Signals', '#signals'),
            {
              label: 'Lamps',
              items: [entry('Wick', '#wick'), { label: 'Oil', items: [entry(oil, '#oil')] }],
            },
            { label: 'Harbors', items: [entry('Pier', '#pier')] },
          ],
        },
      ]}
    />
  );
};

/** What the next page has in its place. */
function parse(content: Parameters<typeof renderToStaticMarkup>[0]): Element {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(content);
  return place;
}

const current = (place: Element) =>
  [...place.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
const open = (place: Element) =>
  [...place.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

test('marks the next page and opens the folds around it', () => {
  const place = show(sidebar('#signals'));
  expect(moveCurrent(place, parse(sidebar('#oil')))).toBe(true);
  expect(current(place)).toEqual([['Whale oil', 'page']]);
  expect(open(place)).toEqual(['Lamps', 'Oil']);
});

test('leaves open what the visitor opened, and closed what they closed around a page that stays current', async () => {
  const place = show(sidebar('#wick'));
  await userEvent.click(page.getByText('Harbors'));
  await userEvent.click(page.getByText('Lamps'));
  expect(open(place)).toEqual(['Harbors']);
  expect(moveCurrent(place, parse(sidebar('#wick')))).toBe(true);
  expect(open(place)).toEqual(['Harbors']);
  expect(moveCurrent(place, parse(sidebar('#signals')))).toBe(true);
  expect(open(place)).toEqual(['Harbors']);
});

test('opens no fold that the navigation itself lies in', () => {
  const place = show(
    <details>
      <summary>Around</summary>
      {sidebar('#signals')}
    </details>,
  );
  moveCurrent(place.querySelector('nav')!, parse(sidebar('#wick')).querySelector('nav')!);
  expect(open(place)).toEqual(['Lamps']);
});

test('takes over what kind of mark it is, and that there is none', () => {
  const next = (mark?: true | 'within') =>
    parse(<Sidebar groups={[{ items: [{ label: 'Log', href: '#log', current: mark }] }]} />);
  const place = show(null);
  place.append(...next().childNodes);
  expect(moveCurrent(place, next('within'))).toBe(true);
  expect(current(place)).toEqual([['Log', 'true']]);
  moveCurrent(place, next(true));
  expect(current(place)).toEqual([['Log', 'page']]);
  moveCurrent(place, next());
  expect(current(place)).toEqual([]);
});

test('touches nothing but the marks, so that the focus and the elements stay', () => {
  const place = show(sidebar('#signals'));
  const links = [...place.querySelectorAll('a')];
  links[0]!.focus();
  moveCurrent(place, parse(sidebar('#pier')));
  expect([...place.querySelectorAll('a')]).toEqual(links);
  expect(document.activeElement).toBe(links[0]);
});

test.each([
  ['fewer pages', () => parse(<Sidebar groups={[{ items: [{ label: 'Signals', href: '#signals' }] }]} />)],
  ['another label', () => parse(sidebar('#oil', 'Rapeseed oil'))],
  [
    'another address',
    () => {
      const next = parse(sidebar('#oil'));
      next.querySelector('a')!.setAttribute('href', '#flags');
      return next;
    },
  ],
])('a navigation with %s is not the same, and nothing changes', (_what, next) => {
  const place = show(sidebar('#signals'));
  const before = place.innerHTML;
  expect(moveCurrent(place, next())).toBe(false);
  expect(place.innerHTML).toBe(before);
});

test('a navbar in which another version is shown is not the same', () => {
  const navbar = (current: string) => (
    <Navbar
      title="Beacon"
      links={[{ label: 'Docs', href: '#docs', current: true }]}
      versions={
        <VersionMenu
          versions={['2', '1'].map((name) => ({
            name,
            label: `Version ${name}`,
            href: `#${name}`,
            current: name === current,
          }))}
        />
      }
    />
  );
  const place = show(navbar('2'));
  expect(moveCurrent(place, parse(navbar('2')))).toBe(true);
  expect(moveCurrent(place, parse(navbar('1')))).toBe(false);
});
