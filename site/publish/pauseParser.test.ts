import { expect, test } from 'vitest';

import { pauseParser } from './finishPages';

const row = '<div class="row" data-deferred=""><section>Row</section></div>';
const pause = '<script></script>';

test('a page that has no part further down is parsed without a pause', () => {
  const page = '<main><article><p>Text</p><div class="row">Row</div></article></main>';
  expect(pauseParser(page)).toBe(page);
});

test('there is one before the first row that is drawn later, and before every tenth after it', () => {
  expect(pauseParser(`<main>${row.repeat(25)}</main>`)).toBe(
    `<main>${pause}${row.repeat(10)}${pause}${row.repeat(10)}${pause}${row.repeat(5)}</main>`,
  );
});
