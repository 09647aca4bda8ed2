import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FormFields, type FormFieldsProps } from './FormFields';
import type { FormField, FormMessage } from './formTypes';

const nameOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);

const text = (id: string, value: string): FormField => ({
  id,
  name: nameOf(id),
  type: 'string',
  control: { kind: 'text', text: value },
});

const message = (id: string, fields: FormField[], more: Partial<FormField & FormMessage> = {}): FormField => {
  const { addable = [], ...rest } = more;
  const control = { kind: 'message', id, fields, addable } as const;
  return { id, name: nameOf(id), type: 'Message', control, ...rest };
};

/** Items with a column and, nested in two messages with nothing else, a oneof with its message. */
const itemAt = (index: number, problemCount = 0): FormField => {
  const id = `/mappings/${index}`;
  const inner = `${id}/transformer/config`;
  const chosen = message(`${inner}/email`, [text(`${inner}/email/domain`, 'example.com')]);
  const oneof: FormField = {
    id: `${inner}/?kind`,
    name: 'kind',
    type: 'one of',
    comment: 'What it does.',
    required: true,
    control: { kind: 'oneof', value: 'email', options: [{ name: 'email' }], chosen },
  };
  const config = message(inner, [oneof], { removable: true });
  const transformer = message(`${id}/transformer`, [config], { comment: 'How a column changes.' });
  const fields = [text(`${id}/table`, 'orders'), text(`${id}/column`, `column_${index}`), transformer];
  return message(id, fields, { name: `mappings[${index}]`, problemCount });
};

/** A form that can be rendered again with other props. */
function openForm(broken = -1) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const edits: [string, string][] = [];
  const onEdit: FormFieldsProps['onEdit'] = (id, { kind }) => edits.push([id, kind]);
  const folds = new Map<string, boolean>();
  const mappings: FormField = {
    id: '/mappings',
    name: 'mappings',
    type: 'list of Mapping',
    control: { kind: 'list', count: 13, itemAt: (index) => itemAt(index, index === broken ? 1 : 0) },
  };
  const fields = [mappings, message('/options', [], { addable: [{ name: 'timeout' }] })];
  const draw = (fieldToFocus?: string) =>
    flushSync(() =>
      root.render(
        <FormFields message={{ id: '', addable: [], fields }} {...{ onEdit, folds, fieldToFocus }} />,
      ),
    );
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  draw();
  return { draw, edits, hide: () => flushSync(() => root.render(null)) };
}

const fold = (name: string) => page.getByRole('button', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const columnsIn = (name: string) => group(name).getByRole('textbox', { name: 'column' });

test('items after the first are one line each, with their first values', async () => {
  openForm();
  await expect.element(columnsIn('mappings[0]')).toHaveValue('column_0');
  await expect.element(fold('mappings[1]')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(group('mappings[1]')).toHaveTextContent('orders · column_1 · email');
  expect(group('mappings[1]').element().clientHeight).toBeLessThanOrEqual(56);
  expect(columnsIn('mappings[1]').query()).toBeNull();
});

test('an item that the reader opened stays open when its page and the form come back', async () => {
  const { draw, hide } = openForm();
  fold('mappings[1]').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(columnsIn('mappings[1]')).toHaveValue('column_1');
  await fold('Next').click();
  await expect.element(fold('mappings[11]')).toHaveAttribute('aria-expanded', 'false');
  await fold('Previous').click();
  await expect.element(columnsIn('mappings[1]')).toHaveValue('column_1');
  hide();
  draw();
  await expect.element(columnsIn('mappings[1]')).toHaveValue('column_1');
});

test('an item with a problem is open, and one that the form focuses opens', async () => {
  const { draw } = openForm(2);
  await expect.element(columnsIn('mappings[2]')).toBeVisible();
  draw('/mappings/3/column');
  await expect.element(columnsIn('mappings[3]')).toHaveFocus();
});

test('a group without values is one line until it is opened', async () => {
  openForm();
  await expect.element(fold('options')).toHaveAttribute('aria-expanded', 'false');
  await fold('options').click();
  await expect.element(group('options').getByRole('combobox')).toBeVisible();
});

test('messages with one field are one row, with all their buttons', async () => {
  const { edits } = openForm();
  const first = group('mappings[0]');
  const row = first.getByRole('group', { name: 'transformer.config', exact: true });
  await expect.element(row.getByRole('combobox', { name: 'Which kind' })).toHaveValue('email');
  await expect.element(row.getByRole('textbox', { name: 'domain' })).toHaveValue('example.com');
  expect(first.getByRole('group').elements()).toHaveLength(1);
  await first.getByRole('button', { name: 'About transformer.config' }).click();
  await expect.element(row).toHaveTextContent(/How a column changes\.\s*What it does\./);
  await first.getByRole('button', { name: 'Remove transformer.config' }).click();
  expect(edits).toEqual([['/mappings/0/transformer/config', 'remove']]);
});
