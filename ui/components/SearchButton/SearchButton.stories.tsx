import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { longText } from '../../../.storybook/samples';
import { SearchButton } from './SearchButton';

const meta = {
  component: SearchButton,
  tags: ['autodocs'],
  args: { onOpen: fn(), onIntent: fn() },
} satisfies Meta<typeof SearchButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAMac: Story = {
  beforeEach: () => {
    document.documentElement.dataset.keyboard = 'apple';
    return () => delete document.documentElement.dataset.keyboard;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘K')).toBeVisible();
    await expect(canvas.getByText('Ctrl K')).not.toBeVisible();
  },
};

export const LongLabel: Story = { args: { label: longText } };

export const RightToLeft: Story = {
  args: { label: 'ابحث في الوثائق' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Without a script it is out of sight but keeps its place. */
export const WithoutScript: Story = {
  beforeEach: () => {
    delete document.documentElement.dataset.script;
    return () => (document.documentElement.dataset.script = '');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Focus is an intent; Enter opens. */
export const OpenWithKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search docs' })).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The pointer coming near is an intent too. */
export const IntentOnHover: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
