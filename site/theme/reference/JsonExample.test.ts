import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { referenceOf } from '../../reference/fixtures/sourceOf';
import { JsonExample } from './JsonExample';
import type { ReferenceData } from '../../pages/pageData';

test('a message without fields has no example, even when it is called Constructor', () => {
  const [file] = referenceOf({ 'a.proto': 'syntax = "proto3"; message Constructor {}' }).files;
  const data: Partial<ReferenceData> = { file: file!, messages: {} };
  const element = createElement(JsonExample, { message: file!.messages[0]!, data: data as ReferenceData });
  expect(renderToStaticMarkup(element)).toBe('');
});
