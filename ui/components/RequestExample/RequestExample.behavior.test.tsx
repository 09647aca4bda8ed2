import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { show } from '../../behaviors/fixtures/testing';
import { ExampleValues } from '../ExampleValues/ExampleValues';
import { RequestExample } from './RequestExample';

const code = (words: string) => (
  <code>
    {words} <span data-example-value="address">https://example.com</span>
  </code>
);
const snippets = ['curl', 'Go', 'Python'].map((language) => ({ language, code: code(language) }));
const example = <RequestExample method="GetJob" snippets={snippets} otherPanels="unparsed" />;

const tab = (name: string) => page.getByRole('tab', { name });
const panel = (name: string) => page.getByRole('tabpanel', { name });
const panels = (place: Element) => place.querySelectorAll('[role="tabpanel"]').length;

test('languages are kept as text, and no tab names a missing panel', () => {
  const place = show(example);
  expect(panels(place)).toBe(1);
  for (const { ariaControlsElements, attributes } of place.querySelectorAll('[role="tab"]')) {
    const named = attributes.getNamedItem('aria-controls');
    expect(named === null || ariaControlsElements?.length === 1).toBe(true);
  }
});

test('a click creates their panels, names them, and shows the selected one', async () => {
  const place = show(example);
  await tab('Go').click();
  await expect.element(panel('Go')).toBeVisible();
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  expect(panels(place)).toBe(3);
  const controlled = [...place.querySelectorAll('[role="tab"]')].map(
    (each) => document.getElementById(each.getAttribute('aria-controls')!)!.dataset.state,
  );
  expect(controlled).toEqual(['unselected', 'selected', 'unselected']);
});

test('so does a key on a tab', async () => {
  show(example);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Python')).toHaveFocus();
  await expect.element(panel('Python')).toBeVisible();
});

test('arrows follow the direction of the text', async () => {
  const place = show(example);
  place.dir = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Go')).toHaveFocus();
});

test('new panels contain the values that the visitor typed', async () => {
  const place = show(
    <>
      <ExampleValues
        heading="Your values"
        fields={[{ name: 'address', label: 'Base URL', value: 'https://example.com' }]}
      />
      {example}
    </>,
  );
  await page.getByLabelText('Base URL').fill('http://localhost');
  await tab('Python').click();
  await expect.element(panel('Python')).toHaveTextContent('Python http://localhost');
  expect(place).not.toHaveTextContent('https://example.com');
});

test('each example works separately, also one that arrives later or was parsed without scripts', async () => {
  const first = show(example);
  const later = new DOMParser().parseFromString(
    first.innerHTML.replaceAll('-tab-', '-b-tab-').replaceAll('-panel-', '-b-panel-'),
    'text/html',
  );
  const second = document.createElement('div');
  second.append(...later.body.childNodes);
  first.append(second);
  await userEvent.click(second.querySelectorAll('[role="tab"]')[2]!);
  expect(second.querySelector('[data-state="selected"]')).toHaveTextContent('Python');
  expect(panels(second)).toBe(3);
  expect(first.querySelectorAll('noscript')).toHaveLength(1);
  await expect.element(tab('curl').first()).toHaveAttribute('aria-selected', 'true');
});

test('the list of languages has a name', async () => {
  show(example);
  await expect.element(page.getByRole('tablist', { name: 'Language' })).toBeVisible();
});

test('languages that do not fit fade at the edge, and a focused one is fully visible', async () => {
  const place = show(<div style={{ width: 300 }}>{example}</div>);
  const list = place.querySelector('[role="tablist"]')!;
  list.querySelector('[role="tab"]')!.append(' in a shell of your own');
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(getComputedStyle(list).maskImage).toContain('linear-gradient(to right');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const [shown, last] = [list, tab('Python').element()].map((each) => each.getBoundingClientRect().right);
  // The fade is in the padding at the end.
  const fade = Number.parseFloat(getComputedStyle(list).paddingInlineEnd);
  expect(last).toBeLessThanOrEqual(shown! - fade + 1);
});
