import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CopyPageButton } from './CopyPageButton';

const meta = {
  component: CopyPageButton,
  tags: ['autodocs'],
  args: { onCopy: fn(() => Promise.resolve()), markdownHref: '/cli/sync.md' },
} satisfies Meta<typeof CopyPageButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ButtonAlone: Story = { args: { markdownHref: undefined } };

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** Copied by keyboard alone; the answer is seen and announced. */
export const CopyWithKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy page' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveFocus();
  },
};

/** The clipboard is blocked, or the page did not arrive. */
export const CopyFails: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('The clipboard is blocked'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toHaveFocus();
  },
};
