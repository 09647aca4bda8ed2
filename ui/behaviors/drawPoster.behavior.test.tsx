import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { ArchiveList } from '../components/ArchiveList/ArchiveList';
import { rosetteKinds } from '../components/Rosette/engrave';
import { drawPoster } from './drawPoster';
import { hexOf } from './drawSvg';
import { show } from './testing';

const unbroken = 'transformGeneratedColumnsWithoutForeignKeys';
const names = ['RBAC', 'Synthetic Data in Anonymization API', 'Custom <Code> & Transformers', unbroken];

function sectionOf(count: number): HTMLElement {
  const entries = Array.from({ length: count }, (_, index) => ({
    title: names[index % names.length]!,
    href: `#entry-${index}`,
    date: { iso: '2025-01-16', text: `${index + 1} Jan` },
    rosette: { kinds: [...rosetteKinds], changes: index, day: 28 },
  }));
  return show(<ArchiveList groups={[{ id: 'y', heading: '2025', entries }]} />).querySelector('section')!;
}

/** Puts a poster into the page, to measure what it shows. */
function poster(section: Element): SVGSVGElement {
  const place = document.createElement('div');
  place.innerHTML = drawPoster(section, 'Neosync changelog 2025');
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place.querySelector('svg')!;
}

const sizeOf = (svg: Element) => ['width', 'height'].map((side) => svg.getAttribute(side));
const textsOf = (svg: Element) => [...svg.querySelectorAll('text')];

test.each([
  [1, '297mm', '420mm'],
  [2, '420mm', '297mm'],
  [9, '297mm', '420mm'],
  [26, '420mm', '297mm'],
  [60, '420mm', '297mm'],
])('%i entries fill a sheet of %s by %s', (count, width, height) => {
  const svg = poster(sectionOf(count));
  expect(sizeOf(svg)).toEqual([width, height]);
  expect(svg.querySelectorAll('g g')).toHaveLength(count);
  const sheet = svg.getBoundingClientRect();
  const cells = [...svg.querySelectorAll('g[transform]:not([transform*=scale])')].map((cell) => {
    const [rule, ...lines] = [...cell.querySelectorAll('path')];
    const box = rule!.getBoundingClientRect();
    for (const text of cell.querySelectorAll('text')) {
      const { left, right, bottom } = text.getBoundingClientRect();
      expect(left).toBeGreaterThan(box.left);
      expect(right).toBeLessThan(box.right);
      expect(bottom).toBeLessThan(box.bottom);
    }
    const top = cell.querySelector('text')!.getBoundingClientRect().top;
    for (const line of lines) expect(line.getBoundingClientRect().bottom).toBeLessThan(top);
    return box;
  });
  expect(Math.max(...cells.map(({ right }) => right))).toBeGreaterThan(sheet.left + sheet.width * 0.95);
  expect(Math.max(...cells.map(({ bottom }) => bottom))).toBeGreaterThan(sheet.top + sheet.height * 0.95);
});

test('a poster has its title, days and names as text, in the family of the brand', () => {
  const svg = poster(sectionOf(3));
  const texts = textsOf(svg).map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Neosync changelog 2025', '1 Jan', 'RBAC']));
  expect(texts.join(' ')).toContain('Custom <Code> & Transformers');
  for (const text of textsOf(svg)) {
    expect(text.getAttribute('font-family')).toMatch(/^(Schibsted Grotesk|Spline Sans Mono) Variable, /);
  }
});

test('a poster is the same from a phone in dark mode, in the colors of a light page', async () => {
  const section = sectionOf(3);
  const light = drawPoster(section, 'Neosync');
  const drawn = [...poster(section).querySelectorAll('g g path')].map((path) => path.getAttribute('stroke'));
  const onPage = [...section.querySelectorAll('path')].map((path) => hexOf(getComputedStyle(path).stroke));
  expect(onPage).toHaveLength(12);
  expect(drawn).toEqual(onPage);
  document.documentElement.dataset.theme = 'dark';
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
  expect(drawPoster(section, 'Neosync')).toBe(light);
});
