import { expect, test } from 'vitest';

import { reportPage } from './reportPage';

const [expected, actual] = [Buffer.from('expected'), Buffer.from('actual')];

test('embeds its pictures, so that it can be sent as one file', () => {
  const page = reportPage([{ picture: 'components-button--default/light-desktop', expected, actual }], 4);
  const sources = [...page.matchAll(/src="data:image\/png;base64,([^"]*)"/g)].map(([, source]) => source);
  const [before, after] = [expected.toString('base64'), actual.toString('base64')];
  expect(sources).toEqual([before, after, before, after]);
  expect(page).not.toContain('href=');
});

test('says how many of the pictures changed, and in which components', () => {
  const page = reportPage([{ picture: 'components-button--default/light-desktop', expected, actual }], 4);
  expect(page).toContain('1 of 4 pictures changed');
  expect(page).toContain('<li>components-button: 1</li>');
});

test('says where there is no accepted picture', () => {
  const page = reportPage([{ picture: 'components-button--new/light-desktop', actual }], 4);
  expect(page.match(/There is none\./g)).toHaveLength(1);
});

test('shows a name as text', () => {
  expect(reportPage([{ picture: '<b>&', actual }], 4)).toContain('<h2>&lt;b>&amp;</h2>');
});
