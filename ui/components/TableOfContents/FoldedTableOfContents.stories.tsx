import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { onPhone } from '../../../.storybook/modes';
import { headings, longText, unbroken } from '../../../.storybook/samples';
import { FoldedTableOfContents } from './TableOfContents';

const meta = {
  component: FoldedTableOfContents,
  tags: ['autodocs'],
  ...onPhone,
  args: { entries: headings, current: 'general-flags' },
} satisfies Meta<typeof FoldedTableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { open: true } };

export const LongText: Story = {
  args: {
    open: true,
    heading: longText,
    current: 'b',
    entries: [
      { id: 'a', text: longText, depth: 2 },
      { id: 'b', text: unbroken, depth: 3 },
    ],
  },
};

/** Opened with Enter; Tab then goes on to its entries. */
export const OpenWithKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('On this page')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Usage' })).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Usage' })).toHaveFocus();
  },
};
