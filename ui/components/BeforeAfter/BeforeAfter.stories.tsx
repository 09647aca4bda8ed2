import type { Meta, StoryObj } from '@storybook/react-vite';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, phoneOnly, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { BeforeAfter } from './BeforeAfter';
import { parts } from './BeforeAfter.behavior';
import * as styles from './BeforeAfter.css';
import { drawSvg } from './drawSvg';
import type { RecordField } from './FieldColumn';

const fields: RecordField[] = [
  { name: 'name', before: 'Marta Keller', after: '[Linus Barnes]', transformer: 'Transform Full Name' },
  {
    name: 'email',
    before: 'marta.keller@corp.example',
    kept: ['@corp.example', '.'],
    after: '[3f9c07be51da]@corp.example',
    transformer: 'Transform Email, domain kept',
  },
  {
    name: 'phone',
    before: '+4915112345678',
    kept: ['+'],
    after: '[+7302984461957]',
    transformer: 'Transform E164 Phone Number',
  },
  { name: 'plan', before: 'growth', kept: ['growth'], after: 'growth', transformer: 'Passthrough' },
];

const editable: RecordField[] = fields.map((field, index) => ({
  ...field,
  editable: (['name', 'email', 'phone', undefined] as const)[index],
}));

const meta = {
  title: 'Components/Data/BeforeAfter',
  component: BeforeAfter,
  argTypes: {
    ...choicesOf(styles.root),
    fields: presets({ Four: fields, Two: fields.slice(0, 2), 'That readers change': editable }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'What a transformer does to a value, on one row of a table.',
      avoid: 'More than five fields: characters align only while they fit the line.',
      anatomy: {
        'Row before': `.${styles.labels} > :nth-child(2), [data-row="Production"]`,
        'Engraved band: hidden characters': `.${styles.band}, .${styles.shape}`,
        'Row after': `.${styles.labels} > :nth-child(4), [data-row="Staging"]`,
        'Transformer of each field': `.${styles.labels} > .${styles.transformer}, .${styles.choice}`,
        'With `editable`: values that can be changed, a choice of transformers': 'select',
        Note: `.${styles.note}`,
      },
      anatomyStory: 'Editable',
      keyboard: {
        Tab: 'With `editable`, goes to the value and the transformer of each field.',
        'Arrow up, Arrow down': 'On a transformer, chooses another one.',
        Enter: 'On "Save as SVG", saves the banknote.',
      },
      screenReader:
        'A figure with a group for each field, in which every value is announced with the name of its row. With `editable`, the new value is announced after each change.',
      related: ['Diagram', 'Prose'],
    },
    parts,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    table: 'public.users',
    caption: 'before and after a sync job',
    note: 'Length, format and domain stay. The person does not.',
    fields,
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** More fields than fit on a line. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    fields: [...fields, ...fields.slice(0, 3).map((field) => ({ ...field, name: `billing_${field.name}` }))],
  },
};

/** Readers type their own values and choose transformers. */
export const Editable: Story = { args: { fields: editable } };

/** In the narrowest column next to a sidebar, the columns keep their distance. */
export const EditableBesideSidebar: Story = {
  parameters: picturesIn('light desktop'),
  args: { fields: editable },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 648 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('group').map((field) => field.getBoundingClientRect());
    const label = canvas.getByText('Transformer', { selector: 'span[class]' }).getBoundingClientRect();
    for (const [index, { left, width }] of fields.entries()) {
      if (width < 400) await expect(left - (fields[index - 1] ?? label).right).toBeGreaterThanOrEqual(12);
    }
  },
};

/** The name of a field is on a separate line. */
export const EditableOnPhone: Story = {
  ...phoneOnly,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 350 }}>
        <Story />
      </div>
    ),
  ],
  args: { fields: editable },
  play: async ({ canvas }) => {
    const name = canvas.getByText('email').getBoundingClientRect();
    const email = within(canvas.getByRole('group', { name: 'email' }));
    await expect(name.bottom).toBeLessThanOrEqual(email.getByRole('textbox').getBoundingClientRect().top);
  },
};

/** As the server renders it, before JavaScript adds the controls. */
export const EditableWithoutScript: Story = {
  ...withoutScript,
  parameters: { ...withoutScript.parameters, ...withoutPictures },
  args: { fields: editable },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Transform Email, domain kept')).toBeVisible();
  },
};

/** A value that doesn't fit its column ends in an ellipsis, and no column moves. */
export const EditableLongValue: Story = {
  parameters: picturesIn('light desktop', 'light phone'),
  args: { fields: editable },
  play: async ({ canvas, userEvent }) => {
    const edges = () => canvas.getAllByRole('group').map((field) => field.getBoundingClientRect().left);
    const before = edges();
    const name = within(canvas.getByRole('group', { name: 'name' }));
    const value = name.getByRole<HTMLInputElement>('textbox', { name: 'Production' });
    const long = 'Alexandra Konstantinopoulou';
    await userEvent.clear(value);
    await userEvent.type(value, long);
    await userEvent.selectOptions(name.getByRole('combobox'), 'passthrough');
    value.blur();
    await expect(value).toHaveValue(long);
    await expect(edges()).toEqual(before);
    const after = name.getAllByText(long, { selector: '[data-after] *' })[0]!.parentElement!;
    await expect(getComputedStyle(after).textOverflow).toBe('ellipsis');
    await expect(after.getBoundingClientRect().right).toBeLessThanOrEqual(
      value.getBoundingClientRect().right,
    );
  },
};

/** With the keyboard: a value, then its transformer. */
export const EditableWithKeyboard: Story = {
  tags: ['play'],
  args: { fields: editable },
  play: async ({ canvas, userEvent }) => {
    const email = within(canvas.getByRole('group', { name: 'email' }));
    const value = email.getByRole('textbox', { name: 'Production' });
    value.focus();
    await userEvent.clear(value);
    await userEvent.type(value, 'ada@lab.example');
    await expect(email.getByText('@lab.example', { selector: 'span span span' })).toBeVisible();
    await userEvent.tab();
    await expect(email.getByRole('combobox', { name: 'Transformer' })).toHaveFocus();
  },
};

/** Windows show all of a passed-through value, and nothing of an empty one. */
export const EmptyValue: Story = {
  args: {
    fields: [
      { name: 'name', before: 'Marta Keller', after: '[Linus Barnes]', transformer: 'Transform Full Name' },
      { name: 'note', before: '', after: '', transformer: 'Null' },
      { name: 'plan', before: 'growth', kept: ['growth'], after: 'growth', transformer: 'Passthrough' },
    ],
  },
};

/** Two medallions with the same outline: longer values make wider rings, and each pattern comes from its value. */
export const Banknote: Story = {
  // On a phone it looks like any record.
  parameters: picturesIn('light desktop', 'dark desktop', 'right to left'),
  args: { look: 'banknote', fields: editable },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(1216px, 100vw - 32px)', marginInlineStart: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const save = canvas.queryByRole('button', { name: 'Save as SVG' });
    if (innerWidth < 1200) await expect(save).not.toBeInTheDocument();
    else await expect(save).toBeVisible();
    // Medallions have no information beyond that of the fields.
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
    await expect(canvas.queryAllByRole('img')).toHaveLength(4);
  },
};

/** The banknote, and below it the file that it is saved as. */
export const SavedBanknote: Story = {
  ...Banknote,
  parameters: picturesIn('light desktop', 'dark desktop'),
  render: (args) => <Saved {...args} />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'The saved banknote' });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(600));
  },
};

function Saved(args: ComponentProps<typeof BeforeAfter>) {
  const banknote = useRef<HTMLElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setAddress(`data:image/svg+xml,${encodeURIComponent(drawSvg(banknote.current!))}`);
  }, []);
  return (
    <>
      <BeforeAfter {...args} ref={banknote} />
      <img src={address} alt="The saved banknote" style={{ marginTop: 32 }} />
    </>
  );
}
