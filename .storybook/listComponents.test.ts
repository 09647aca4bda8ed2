import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';

import { drawingBounds } from './drawingBounds';
import { listComponents } from './listComponents';

const components = listComponents();
const named = (name: string) => components.find(({ title }) => title.endsWith(`/${name}`))!;

test('every component is listed with its use and a picture in light and in dark', () => {
  expect(components.length).toBeGreaterThan(70);
  for (const { title, use, light, dark } of components) {
    expect(use, title).toMatch(/^\S.+\.$/);
    expect(light?.file, title).toMatch(/\/light-\w+\.png$/);
    expect(dark?.file, title).toMatch(/\/dark-\w+\.png$/);
  }
});

test('a component that its default story hides has the picture of the story that shows its parts', () => {
  expect(named('SkipLink').light!.file).toMatch(/--focused\//);
  expect(named('SkipLink').dark!.file).toMatch(/--focused\//);
  expect(named('CollapsedTableOfContents').light!.file).toMatch(/--open\//);
});

test('a new component is listed as new', () => {
  expect(named('Picture').status).toBe('new');
  expect(named('Button').status).toBe('stable');
});

/** A picture of 900 by 120 pixels with shapes on white. */
function picture(shapes: string): Buffer {
  const ground = '<rect width="900" height="120" fill="#fff"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120">${ground}${shapes}</svg>`;
  return new Resvg(svg).render().asPng();
}

test('the ground around a drawing is left out, and so is its shadow', () => {
  const shadow = '<rect x="20" y="10" width="80" height="60" fill="#fbfbfb"/>';
  const drawn = '<rect x="40" y="20" width="50" height="30" fill="#060"/>';
  const box = { imageWidth: 900, left: 40, top: 20, right: 90, bottom: 50 };
  expect(drawingBounds(picture(shadow + drawn))).toEqual(box);
});

test('an empty picture is shown whole', () => {
  expect(drawingBounds(picture(''))).toEqual({ imageWidth: 900, left: 0, top: 0, right: 900, bottom: 120 });
});
