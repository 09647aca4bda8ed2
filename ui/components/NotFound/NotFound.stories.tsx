import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { longText, unbroken } from '../../../.storybook/samples';
import { NotFound } from './NotFound';

const meta = {
  component: NotFound,
  tags: ['autodocs'],
  args: {
    path: '/cli/synch',
    suggestions: [
      { title: 'neosync sync', href: '/cli/sync' },
      { title: 'Creating a Sync Job', href: '/guides/creating-a-sync-job' },
      { title: 'CLI Sync', href: '/changelog/cli-sync' },
    ],
  },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the server renders it: it does not know the address that was asked for. */
export const AddressUnknown: Story = { args: { path: undefined, suggestions: [] } };

export const NothingNear: Story = { args: { path: '/xyzzy', suggestions: [] } };

export const LongText: Story = {
  args: {
    path: `/${unbroken.repeat(3)}`,
    suggestions: [
      { title: longText, href: `/${unbroken}` },
      { title: unbroken, href: '/cli/sync' },
    ],
  },
};

/** Where there is a search, it is the second way out, reached by keyboard alone. */
export const SearchWithKeyboard: Story = {
  args: { onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('link', { name: 'Go to the docs home' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search docs' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** An address is text: what looks like an element in it stays text. */
export const MarkupInTheAddress: Story = {
  args: { path: '/<img src=x onerror=alert(1)>', suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

/** The suggestions come first, then the way home. */
export const WalkWithKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toHaveFocus();
  },
};
