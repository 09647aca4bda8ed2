import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { show } from '../../behaviors/fixtures/testing';
import { ExampleValues } from './ExampleValues';
import { parts } from './ExampleValues.behavior';
import { exampleValue, setExampleValue } from './exampleValue';

const form = (
  <ExampleValues
    heading="Your values"
    fields={[
      { name: 'address', label: 'Base URL', value: 'https://example.com' },
      { name: 'account', label: 'Account id', value: '7d9a' },
    ]}
  />
);
const example = (
  <p>
    <span {...parts.value.mark('address')}>https://example.com</span>{' '}
    <span {...parts.value.mark('account')}>7d9a</span>
  </p>
);
const page1 = (
  <>
    {form}
    {example}
    {example}
  </>
);

const field = (name: string) => page.getByLabelText(name);
const texts = (place: Element) => [...place.querySelectorAll('p')].map(({ textContent }) => textContent);

test('examples show the typed values, each placeholder by its name', async () => {
  const place = show(page1);
  await field('Base URL').fill('http://localhost');
  expect(texts(place)).toEqual(['http://localhost 7d9a', 'http://localhost 7d9a']);
});

test('examples show values typed before the script ran', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  place.innerHTML = renderToStaticMarkup(page1);
  place.querySelector('input')!.value = 'http://localhost';
  show(null);
  expect(texts(place)[0]).toBe('http://localhost 7d9a');
});

test('typed values are shown as text', async () => {
  const place = show(page1);
  await field('Account id').fill('<img src=x>');
  expect(texts(place)[0]).toBe('https://example.com <img src=x>');
  expect(place.querySelector('img')).toBeNull();
});

test('an emptied field restores the original value', async () => {
  const place = show(page1);
  await field('Account id').fill('1');
  await field('Account id').fill('');
  expect(texts(place)[0]).toBe('https://example.com 7d9a');
  emit(document, 'ui:arrival');
  await expect.element(field('Account id')).toHaveValue('');
  expect(texts(place)[0]).toBe('https://example.com 7d9a');
});

test('examples and fields that arrive later show the values typed before', async () => {
  const place = show(page1);
  await field('Base URL').fill('http://localhost');
  const fresh = show(page1).innerHTML;
  place.innerHTML = fresh;
  document.body.lastElementChild!.remove();
  emit(document, 'ui:arrival');
  expect(texts(place)).toEqual(['http://localhost 7d9a', 'http://localhost 7d9a']);
  await expect.element(field('Base URL')).toHaveValue('http://localhost');
  await userEvent.type(field('Base URL'), ':8080');
  expect(texts(place)[0]).toBe('http://localhost:8080 7d9a');
});

test('values typed elsewhere appear here too', async () => {
  const place = show(page1);
  setExampleValue(document, 'address', 'http://localhost');
  setExampleValue(document, 'nowhere', 'lost');
  await expect.element(field('Base URL')).toHaveValue('http://localhost');
  expect(texts(place)[0]).toBe('http://localhost 7d9a');
  expect(exampleValue(document, 'address')).toBe('http://localhost');
  setExampleValue(document, 'address', '');
  expect(exampleValue(document, 'address')).toBeUndefined();
});
