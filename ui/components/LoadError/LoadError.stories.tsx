import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { longText, unbroken } from '../../../.storybook/samples';
import { LoadError } from './LoadError';

const meta = {
  component: LoadError,
  tags: ['autodocs'],
  args: { detail: 'Loading chunk core-concepts failed.', onRetry: fn() },
} satisfies Meta<typeof LoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDetail: Story = { args: { detail: undefined } };

export const LongDetail: Story = { args: { detail: `${longText} ${unbroken}${unbroken}` } };

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const RetryWithKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
