import { createElement } from 'react';
import { expect, test } from 'vitest';

import { plainControls } from './plainControls';

const controlsOf = (initialArgs: Record<string, unknown>) => {
  const argTypes = Object.fromEntries(
    Object.keys(initialArgs).map((name) => [name, { name, control: 'object' }]),
  );
  const enhanced = plainControls({ argTypes, initialArgs } as never);
  return Object.fromEntries(Object.entries(enhanced).map(([name, { control }]) => [name, control]));
};

test('what can be typed in has a control; elements, also deep in a list, and callbacks have none', () => {
  const element = createElement('p');
  expect(
    controlsOf({
      title: 'Sync',
      rows: [{ name: 'id', count: 2 }],
      kind: undefined,
      children: element,
      links: [{ label: element }],
      onRetry: undefined,
      run: () => undefined,
    }),
  ).toEqual({
    title: 'object',
    rows: 'object',
    kind: 'object',
    children: false,
    links: false,
    onRetry: false,
    run: false,
  });
});
