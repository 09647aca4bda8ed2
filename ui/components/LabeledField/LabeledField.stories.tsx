import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, statePictures, phoneOnly, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { LabeledField, type LabeledFieldProps } from './LabeledField';
import { Select } from './Select';
import { Checkbox, TextArea, TextField } from './TextField';

const controls: Record<string, LabeledFieldProps['children']> = {
  'Text field': (control) => (
    <TextField {...control} defaultValue="http://localhost:8080" spellCheck="false" />
  ),
  'Text area': (control) => (
    <TextArea {...control} defaultValue={'http://localhost:8080\nhttp://localhost:9090'} />
  ),
  Select: (control) => (
    <Select {...control}>
      <option>http://localhost:8080</option>
      <option>http://localhost:9090</option>
    </Select>
  ),
  Checkbox: (control) => <Checkbox {...control} defaultChecked />,
};

const meta = {
  title: 'Components/Inputs/LabeledField',
  component: LabeledField,
  subcomponents: { TextField, TextArea, Select, Checkbox },
  argTypes: {
    children: presets(controls),
    note: presets({ None: undefined, 'A sentence': 'What you type stays in this tab.' }),
  },
  tags: ['autodocs'],
  args: {
    label: 'Base URL',
    children: controls['Text field'],
  },
  parameters: {
    guide: {
      use: 'Every field of a form.',
      avoid: 'A search field, which is named by its landmark. Use SearchButton or SearchPage.',
      anatomy: {
        Label: 'label::text',
        Control: 'label + input',
        'Problem: what is wrong and how to fix it': 'p[id$="-problem"]::text',
        'Note: what helps to fill it in': 'p[id$="-note"]::text',
      },
      anatomyStory: 'WithProblem',
      keyboard: { Tab: 'Reaches the control.' },
      screenReader:
        'The label, the type of control, then the note and the problem as its description. A field with a problem is announced as invalid.',
      related: ['ExampleValues', 'SendPanel', 'RequestForm'],
    },
  },
} satisfies Meta<typeof LabeledField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A search field, which needs no visible label. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    label: 'Search',
    children: (control) => <TextField {...control} type="search" placeholder="Search docs" />,
  },
};

/** A screen reader reads the problem with the field. */
export const WithProblem: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  args: { note: 'What you type stays in this tab.', problem: 'Begin with http:// or https://.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Base URL' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Begin with http:// or https://. What you type stays in this tab.',
    );
  },
};

export const SeveralLines: Story = {
  args: {
    label: 'Body',
    children: (control) => <TextArea {...control} rows={3} defaultValue={'{\n  "id": "1"\n}'} />,
  },
};

export const Choice: Story = {
  args: {
    label: 'Language',
    children: (control) => (
      <Select {...control}>
        <option>Go</option>
        <option>Python</option>
      </Select>
    ),
  },
};

export const LongTextOnPhone: Story = {
  ...phoneOnly,
  args: { label: unbroken, note: longText, problem: unbroken },
};

/** A text field and a select, in the states set by the pointer, the keyboard, and the page. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <>
      <StateSheet
        width={240}
        others={{
          Disabled: (
            <LabeledField label="Base URL">{(control) => <TextField {...control} disabled />}</LabeledField>
          ),
          'Not valid': (
            <LabeledField label="Base URL" problem="Begin with http:// or https://.">
              {(control) => <TextField {...control} defaultValue="localhost" />}
            </LabeledField>
          ),
        }}
      >
        {() => (
          <LabeledField label="Base URL">
            {(control) => <TextField {...control} defaultValue="http://localhost:8080" />}
          </LabeledField>
        )}
      </StateSheet>
      <StateSheet
        width={240}
        others={{
          Disabled: (
            <LabeledField label="Language">
              {(control) => (
                <Select {...control} disabled>
                  <option>Go</option>
                </Select>
              )}
            </LabeledField>
          ),
        }}
      >
        {() => (
          <LabeledField label="Language">
            {(control) => (
              <Select {...control}>
                <option>Go</option>
              </Select>
            )}
          </LabeledField>
        )}
      </StateSheet>
    </>
  ),
};

/** Clicking the label focuses the field. */
export const FocusByLabel: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Base URL'));
    await expect(canvas.getByRole('textbox', { name: 'Base URL' })).toHaveFocus();
  },
};
