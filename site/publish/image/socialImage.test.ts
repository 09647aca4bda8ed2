import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';

import { renderPng, socialImage, type ImageContent } from './socialImage';

const content: ImageContent = {
  siteTitle: 'Lighthouse',
  siteAddress: 'light.example.com',
  title: 'Sync',
  titleStyle: 'words',
  description: 'Runs a sync.',
};

const draw = (changes: Partial<ImageContent> = {}) => renderPng(socialImage({ ...content, ...changes }));

/** Whether two pictures are the same, byte by byte. */
const same = (one: Buffer, other: Buffer) => one.equals(other);

/** A title with this many letters, in words of eight. */
const titleOf = (length: number, end: string) => 'Lighting '.repeat(20).slice(0, length - 1) + end;

describe('a picture', () => {
  test('is a small PNG of the size that social networks expect', () => {
    const png = draw();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(80_000);
  });

  test('can be read by other libraries', () => {
    const href = `data:image/png;base64,${draw().toString('base64')}`;
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="${href}" width="1200" height="630"/></svg>`;
    const { pixels } = new Resvg(sheet, { font: { loadSystemFonts: false } }).render();
    const at = (x: number, y: number) => [...pixels.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3)];
    const [ground, row] = [at(600, 20), at(20, 548)];
    expect(Math.min(...ground)).toBeGreaterThan(245);
    expect(row[1]! - row[0]!, 'the rows are green').toBeGreaterThan(20);
  });

  test('is the same for the same text, and different for different text', () => {
    const first = draw();
    expect(same(first, draw())).toBe(true);
    for (const changes of [
      { title: 'Syncs' },
      { description: 'Runs.' },
      { section: 'CLI' },
      { siteTitle: 'Beacon' },
      { siteAddress: 'beacon.example.com' },
      { titleStyle: 'code' as const },
      { rosette: { kinds: ['new' as const], changes: 3 } },
    ]) {
      expect(same(first, draw(changes)), JSON.stringify(changes)).toBe(false);
    }
  });
});

describe('a title', () => {
  test.each([4, 10, 17, 24, 36, 44, 60, 80])('of %i characters is drawn in full', (length) => {
    expect(same(draw({ title: titleOf(length, 'a') }), draw({ title: titleOf(length, 'o') }))).toBe(false);
  });

  test('that does not fit is cut, and so is a description', () => {
    expect(same(draw({ title: titleOf(170, 'a') }), draw({ title: titleOf(170, 'o') }))).toBe(true);
    const description = titleOf(170, 'g ').repeat(3);
    expect(same(draw({ description: `${description}a` }), draw({ description: `${description}o` }))).toBe(
      true,
    );
  });

  test('with markup in it is drawn as text', () => {
    const markup = draw({ title: '"<b>" & \'</svg>\'' });
    expect(same(markup, draw({ title: '"b" & \'svg\'' }))).toBe(false);
  });
});
