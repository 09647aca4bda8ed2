import type { Meta, StoryObj } from '@storybook/react-vite';

import { RecordPicture } from './RecordPicture';

const meta = {
  component: RecordPicture,
  tags: ['autodocs'],
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
    fields: [
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
    ],
  },
} satisfies Meta<typeof RecordPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneField: Story = {
  args: {
    table: 'public.cards',
    fields: [
      { name: 'number', before: '4111 1111 1111 1111', after: '[4539 5787 6362 1486]', transformer: 'Luhn' },
    ],
  },
};

/** Nothing is hidden: the window takes the whole value. */
export const EverythingKept: Story = {
  args: {
    fields: [
      { name: 'plan', before: 'growth', kept: ['growth'], after: 'growth', transformer: 'Passthrough' },
      { name: 'seats', before: '25', kept: ['25'], after: '25', transformer: 'Passthrough' },
    ],
  },
};

export const OtherRowNames: Story = { args: { rows: ['Source', 'Mask', 'Target'] } };

export const EmptyValue: Story = {
  args: {
    fields: [
      { name: 'name', before: 'Marta Keller', after: '[Linus Barnes]', transformer: 'Transform Full Name' },
      { name: 'note', before: '', after: '', transformer: 'Null' },
    ],
  },
};
