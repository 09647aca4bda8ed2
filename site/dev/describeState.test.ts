import { expect, test } from 'vitest';

import { describeState } from './describeState';
import type { DevelopmentState } from './state';

const serving: DevelopmentState = {
  phase: 'serving',
  generation: 1,
  base: '/docs/',
  renewal: 'none',
  modules: 'built',
  problems: [],
  warnings: [],
};
const wrong = { file: 'a.mdx', line: 3, message: 'this is wrong.', fix: 'Mend it.' };
const say = (after: Partial<DevelopmentState>, before?: Partial<DevelopmentState>) =>
  describeState({ ...serving, ...after }, before && { ...serving, ...before }, 'http://localhost:3000');

test('says where the site is, once for each server', () => {
  expect(say({})).toBe('The site is at http://localhost:3000/docs/');
  expect(say({}, {})).toBeUndefined();
  expect(say({ generation: 2 }, { renewal: 'underWay' })).toBe('The site is at http://localhost:3000/docs/');
});

test('lists problems when they change, and says what becomes of the pages', () => {
  const report = '\na.mdx:3: this is wrong.\n  Mend it.\n\n';
  expect(say({ problems: [wrong] }, {})).toBe(`${report}The pages stay as they were until this is mended.`);
  expect(say({ problems: [wrong] }, { problems: [wrong] })).toBeUndefined();
  const stopped = { phase: 'stopped' as const, generation: 0, problems: [wrong] };
  expect(say(stopped, { phase: 'starting', generation: 0 })).toBe(
    `${report}The site starts when this is mended.`,
  );
});

test('says that everything is mended, or all but the warnings', () => {
  expect(say({}, { problems: [wrong] })).toBe('Mended.');
  expect(say({ warnings: [wrong] }, { problems: [wrong], warnings: [wrong] })).toContain(
    'but for the warnings',
  );
});

test('says that the site starts anew', () => {
  expect(say({ renewal: 'underWay' }, {})).toBe('The site starts anew with what has changed …');
});
