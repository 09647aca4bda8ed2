import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { ApiContents } from '../ApiContents/ApiContents';
import { ApiRow } from '../ApiRow/ApiRow';
import { PageFrame } from '../PageFrame/PageFrame';
import { Sidebar } from '../Sidebar/Sidebar';
import { SymbolBar } from './SymbolBar';

const methods = ['GetJobs', 'GetJob', 'CreateJob'];
const messages = ['Job', 'JobSource'];
const anchor = (name: string) => `#${name.toLowerCase()}`;
const items = (names: string[]) => names.map((name) => ({ name, href: anchor(name) }));

/** Five symbols, each as tall as the window, below a head of the same height. */
const content = (
  <PageFrame
    width="wide"
    sidebar={
      <Sidebar
        aria-label="Documentation"
        groups={[
          {
            items: [
              {
                label: 'job.proto',
                href: '/job.proto',
                current: true,
                items: methods.map((name) => ({ label: name, href: `/job.proto${anchor(name)}` })),
              },
              ...Array.from({ length: 40 }, (_, index) => ({ label: `${index}`, href: `/${index}` })),
            ],
          },
        ]}
      />
    }
  >
    <div style={{ height: 600 }}>
      <ApiContents
        groups={[
          { heading: 'JobService', items: items(methods) },
          { heading: 'Messages', items: items(messages) },
        ]}
      />
    </div>
    <SymbolBar />
    {[...methods, ...messages].map((name) => (
      <section key={name} style={{ height: 600 }}>
        <h2 id={anchor(name).slice(1)}>{name}</h2>
      </section>
    ))}
  </PageFrame>
);

const bar = page.getByRole('navigation', { name: 'Place on this page' });
const located = () =>
  [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);
const topOf = (id: string) => document.getElementById(id)!.getBoundingClientRect().top + scrollY;

beforeEach(async () => {
  await page.viewport(1300, 600);
  scrollTo(0, 0);
  history.replaceState(null, '', '#');
});
afterEach(() => vi.restoreAllMocks());

test('the bar appears with the first symbol, names it, and disappears with it', async () => {
  show(content);
  await expect.element(bar).not.toBeInTheDocument();
  scrollTo(0, topOf('createjob') - 100);
  await expect.element(bar).toHaveTextContent('JobServiceCreateJob3 of 3');
  scrollTo(0, topOf('job') - 100);
  await expect.element(bar).toHaveTextContent('MessagesJob1 of 2');
  scrollTo(0, 0);
  await expect.element(bar).not.toBeInTheDocument();
});

test('it links the previous and the next symbol, across kinds, and nothing before the first', async () => {
  show(content);
  scrollTo(0, topOf('createjob') - 100);
  await userEvent.click(bar.getByRole('link', { name: 'Next: Job', exact: true }));
  await expect.element(bar).toHaveTextContent('MessagesJob1 of 2');
  await userEvent.click(bar.getByRole('link', { name: 'Previous: CreateJob' }));
  await expect.element(bar).toHaveTextContent('CreateJob3 of 3');
  scrollTo(0, topOf('getjobs') - 100);
  await expect.element(bar).toHaveTextContent('GetJobs1 of 3');
  await expect.element(bar.getByRole('link', { name: /Previous/ })).not.toBeInTheDocument();
});

test('Enter on Next moves on each time that it is pressed', async () => {
  show(content);
  scrollTo(0, topOf('getjobs') - 100);
  const next = bar.getByRole('link', { name: /^Next/ });
  await expect.element(next).toHaveAccessibleName('Next: GetJob');
  next.element().focus();
  for (const place of ['JobServiceGetJob2 of 3', 'JobServiceCreateJob3 of 3', 'MessagesJob1 of 2']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).toHaveTextContent(place);
    await expect.element(next).toHaveFocus();
  }
});

test('at the end of the page, it shows the last symbol, or the one in the address', async () => {
  const place = show(content);
  for (const section of place.querySelectorAll<HTMLElement>('section:nth-last-of-type(-n + 3)')) {
    section.style.height = '60px';
  }
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(bar).toHaveTextContent('JobSource2 of 2');
  await userEvent.click(bar.getByRole('link', { name: 'Previous: Job', exact: true }));
  await expect.element(bar).toHaveTextContent('MessagesJob1 of 2');
  await userEvent.click(bar.getByRole('link', { name: 'Next: JobSource' }));
  await expect.element(bar).toHaveTextContent('JobSource2 of 2');
});

test('the navigation marks the symbol under its page, and keeps the mark of the page', async () => {
  show(content);
  scrollTo(0, topOf('getjob') - 100);
  await expect.poll(located).toEqual(['GetJob']);
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  scrollTo(0, topOf('jobsource') - 100);
  await expect.poll(located).toEqual([]);
});

test('a scrolled column scrolls the mark into view, without scrolling the page', async () => {
  show(content);
  const column = document.querySelector('[data-column]')!;
  column.scrollTop = column.scrollHeight;
  const there = topOf('getjob') - 100;
  scrollTo(0, there);
  await expect.poll(located).toEqual(['GetJob']);
  await expect.poll(() => column.scrollTop).toBe(0);
  expect(Math.round(scrollY)).toBe(Math.round(there));
});

test('a page that is restored at its top shows no bar, and one without symbols is never measured', async () => {
  const place = show(content);
  scrollTo(0, topOf('getjob') - 100);
  await expect.element(bar).toBeVisible();
  scrollTo(0, 0);
  emit(document, 'ui:arrival');
  await expect.element(bar).not.toBeInTheDocument();
  place.innerHTML = '<div style="height: 3000px"></div>';
  emit(document, 'ui:arrival');
  const request = vi.spyOn(window, 'requestAnimationFrame');
  dispatchEvent(new Event('scroll'));
  expect(request).not.toHaveBeenCalled();
});

test('with many symbols, only a few positions are measured', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Symbol${index}`);
  show(
    <>
      <ApiContents groups={[{ heading: 'Messages', items: items(names) }]} />
      <SymbolBar />
      {names.map((name) => (
        <h2 key={name} id={anchor(name).slice(1)}>
          {name}
        </h2>
      ))}
    </>,
  );
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  scrollTo(0, topOf('symbol50'));
  asked.mockClear();
  await expect.element(bar).toHaveTextContent(/of 200/);
  const headings = asked.mock.contexts.filter((element) => (element as Element).matches('h2'));
  expect(headings.length).toBeGreaterThan(0);
  expect(headings.length).toBeLessThan(20);
});

test('symbols of a page that is drawn in steps are not taken for reached ones', async () => {
  const place = show(content);
  scrollTo(0, topOf('getjob') - 100);
  await expect.element(bar).toHaveTextContent('GetJob2 of 3');
  for (const section of place.querySelectorAll<HTMLElement>('section:has(> h2[id])')) section.hidden = true;
  emit(document, 'ui:arrival');
  await expect.element(bar).not.toBeInTheDocument();
});

test('names in a row that is not rendered yet are not measured: the row is', async () => {
  show(
    <>
      <ApiContents groups={[{ heading: 'Messages', items: items(messages) }]} />
      <SymbolBar />
      {messages.map((name) => (
        <ApiRow key={name} deferred>
          <h2 id={anchor(name).slice(1)}>{name}</h2>
          <div style={{ height: 900 }} />
        </ApiRow>
      ))}
    </>,
  );
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  scrollTo(0, 900);
  await expect.element(bar).toHaveTextContent(/of 2/);
  expect(asked.mock.contexts.filter((element) => (element as Element).matches('h2'))).toEqual([]);
});
