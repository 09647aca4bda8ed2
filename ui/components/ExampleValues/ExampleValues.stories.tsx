import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { withoutPictures } from '../../../.storybook/modes';
import { ExampleValues } from './ExampleValues';
import { parts } from './ExampleValues.behavior';

const fields = [
  { name: 'address', label: 'Base URL', value: 'https://neosync-api.svcs.neosync.dev' },
  { name: 'account', label: 'Account id', value: '7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4' },
];

const meta = {
  title: 'Patterns/Request form/ExampleValues',
  component: ExampleValues,
  argTypes: { fields: presets({ Two: fields, One: fields.slice(0, 1) }) },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Values that every example on a page uses: address, key, account.',
      avoid: 'Values of one request. Use RequestForm.',
      anatomy: {
        Heading: 'legend',
        Fields: 'fieldset > div + div',
        Note: 'fieldset > p',
      },
      keyboard: { Tab: 'Goes from field to field.' },
      screenReader: "A group with its heading and labeled fields. Changes in the examples aren't announced.",
      related: ['LabeledField', 'RequestExample'],
    },
    parts,
  },
  args: {
    fields,
    heading: 'Your values',
    note: 'The examples follow. What you type stays in this tab.',
  },
} satisfies Meta<typeof ExampleValues>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Values used by a single request. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    fields: [
      { name: 'jobName', label: 'Job name', value: 'prod-to-stage' },
      { name: 'cronSchedule', label: 'Cron schedule', value: '0 3 * * *' },
    ],
    note: 'Sent with CreateJob.',
  },
};

/** Tab moves from field to field, and the examples on the page show the typed values. */
export const FilledWithKeyboard: Story = {
  tags: ['play'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>
          Asks <code {...parts.value.mark('address')}>https://neosync-api.svcs.neosync.dev</code>.
        </p>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Base URL')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('Base URL'));
    await userEvent.keyboard('http://localhost:8080');
    await expect(canvas.getByLabelText('Base URL')).toHaveValue('http://localhost:8080');
    await expect(canvas.getByText('http://localhost:8080')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Account id')).toHaveFocus();
  },
};
