import { createElement } from 'react';
import { expect, test } from 'vitest';

import { defaultChoices, plainControls } from './plainControls';

const controlsOf = (initialArgs: Record<string, unknown>) => {
  const argTypes = Object.fromEntries(
    Object.keys(initialArgs).map((name) => [
      name,
      {
        name,
        control: 'object',
        ...(name === 'versions' && { type: { name: 'other', value: 'ReactNode' } }),
      },
    ]),
  );
  const enhanced = plainControls({ argTypes, initialArgs } as never);
  return Object.fromEntries(Object.entries(enhanced).map(([name, { control }]) => [name, control]));
};

test('values that can be typed have a control; elements, also deep in a list, and callbacks have none', () => {
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
      versions: undefined,
    }),
  ).toEqual({
    title: { type: 'text' },
    rows: 'object',
    kind: 'object',
    children: false,
    links: false,
    onRetry: false,
    run: false,
    versions: false,
  });
});

test('values that cannot be typed keep their presets', () => {
  const children = {
    name: 'children',
    control: { type: 'select' },
    options: ['One'],
    mapping: { One: createElement('p') },
  };
  const enhanced = plainControls({
    argTypes: { children },
    initialArgs: { children: createElement('p') },
  } as never);
  expect(enhanced.children).toMatchObject({ control: { type: 'select' }, options: ['One'] });
});

test('a description does not repeat the default, which has a column', () => {
  const label = { name: 'label', description: "Name of the box. @default 'Table'" };
  const { label: enhanced } = plainControls({ argTypes: { label }, initialArgs: {} } as never);
  expect(enhanced!.description).toBe('Name of the box.');
});

test('text where elements are possible is typed without quotes', () => {
  const children = {
    name: 'children',
    control: { type: 'object' },
    type: { name: 'other', value: 'ReactNode' },
  };
  const enhanced = plainControls({ argTypes: { children }, initialArgs: { children: 'Retry' } } as never);
  expect(enhanced.children!.control).toEqual({ type: 'text' });
});

test('internal props of a story have no row', () => {
  const initialArgs = { style: { width: 200 }, className: 'wide', onClick: undefined };
  const rows = Object.values(plainControls({ argTypes: {}, initialArgs } as never));
  expect(rows.map(({ table }) => table)).toEqual([{ disable: true }, { disable: true }, { disable: true }]);
});

test('the type of a choice lists its values', () => {
  const table = { type: { summary: 'union' }, defaultValue: { summary: "'note'" } };
  const argTypes = {
    kind: { name: 'kind', type: { name: 'enum', value: ['note', 'tip'] }, table },
    tone: {
      name: 'tone',
      type: { name: 'enum', value: ['quiet', 'strong'] },
      table: { type: { summary: "styles.Variants['tone']" } },
    },
    size: { name: 'size', type: { name: 'union', value: [], raw: 'number | string' }, table },
    title: { name: 'title', type: { name: 'string' }, table: { type: { summary: 'string' } } },
  };
  const enhanced = plainControls({ argTypes, initialArgs: {} } as never);
  expect(Object.values(enhanced).map(({ table: { type } = {} }) => type!.summary)).toEqual([
    "'note' | 'tip'",
    "'quiet' | 'strong'",
    'number | string',
    'string',
  ]);
  expect(enhanced.kind!.table!.defaultValue).toEqual({ summary: "'note'" });
});

test('an element without a description has no row', () => {
  const initialArgs = { children: createElement('p'), title: 'Sync' };
  expect(plainControls({ argTypes: {}, initialArgs } as never)).toEqual({
    children: { name: 'children', control: false, table: { disable: true } },
  });
});

test('presets start at the one in the story', () => {
  const two = [1, 2];
  const argTypes = {
    items: { name: 'items', mapping: { One: [1], Two: two } },
    action: { name: 'action', mapping: { Button: createElement('button'), None: undefined } },
    other: { name: 'other', mapping: { One: [1] } },
  };
  const initialArgs = { items: two, other: [3] };
  expect(defaultChoices({ argTypes, initialArgs } as never)).toEqual({ items: 'Two', action: 'None' });
});

test('a choice starts at the default, unless the story sets it', () => {
  const choice = {
    type: { name: 'enum', value: ['note', 'tip'] },
    table: { defaultValue: { summary: "'note'" } },
  };
  const argTypes = { kind: choice, tone: choice, page: { ...choice, table: {} } };
  expect(defaultChoices({ argTypes, initialArgs: { tone: 'tip' } } as never)).toEqual({ kind: 'note' });
});
