import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { unbroken } from '../../../.storybook/samples';
import { CrashPage } from './CrashPage';

const meta = {
  component: CrashPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { onRetry: fn(), trace: "TypeError: Cannot read properties of undefined (reading 'hierarchy')" },
} satisfies Meta<typeof CrashPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTrace: Story = { args: { trace: undefined } };

export const LongTrace: Story = {
  args: {
    trace: `Error: ${unbroken}\n${Array.from({ length: 30 }, (_, line) => `    at Page (/docs/page.js:${line}:7)`).join('\n')}`,
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const TryAgainWithKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toHaveFocus();
  },
};
