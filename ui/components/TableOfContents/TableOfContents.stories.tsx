import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { headings, longText, unbroken } from '../../../.storybook/samples';
import { TableOfContents } from './TableOfContents';

const meta = {
  component: TableOfContents,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ width: 208 }}>
        <Story />
      </div>
    ),
  ],
  args: { entries: headings, current: 'general-flags' },
} satisfies Meta<typeof TableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'General flags' })).toHaveAttribute(
      'aria-current',
      'location',
    );
  },
};

/** As the server renders it: no section is being read yet. */
export const NothingRead: Story = { args: { current: undefined } };

export const SubsectionRead: Story = { args: { current: 'pool-and-batches' } };

export const NamesInCode: Story = {
  args: {
    heading: 'Methods and messages',
    current: 'anonymizemany',
    entries: [
      { id: 'anonymizationservice', text: '`AnonymizationService`', depth: 2 },
      { id: 'anonymizemany', text: '`AnonymizeMany`', depth: 3 },
      { id: 'anonymizesingle', text: '`AnonymizeSingle`', depth: 3 },
      { id: 'anonymizemanyrequest', text: '`AnonymizeManyRequest`', depth: 2 },
    ],
  },
};

export const LongText: Story = {
  args: {
    current: 'b',
    entries: [
      { id: 'a', text: longText, depth: 2 },
      { id: 'b', text: unbroken, depth: 3 },
      { id: 'c', text: `\`${unbroken}\``, depth: 3 },
    ],
  },
};

export const ManyEntries: Story = {
  args: {
    current: 'transformer-12',
    entries: Array.from({ length: 40 }, (_, index) => ({
      id: `transformer-${index}`,
      text: `Transformer ${index}`,
      depth: index % 4 ? 3 : 2,
    })),
  },
};

export const WalkWithKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'First sync, step by step' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#first-sync-step-by-step');
  },
};
