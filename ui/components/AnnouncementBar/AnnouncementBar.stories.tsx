import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { longText, unbroken } from '../../../.storybook/samples';
import { AnnouncementBar } from './AnnouncementBar';

const meta = {
  component: AnnouncementBar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    onDismiss: fn(),
    children: (
      <>
        <strong>Neosync v0.5</strong> takes deprecated fields and methods out of the API.{' '}
        <a href="/changelog/v5">Read what changed</a>
      </>
    ),
  },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Warning: Story = {
  args: {
    tone: 'warning',
    children: (
      <>
        <strong>Planned work on Neosync Cloud</strong> on 14 July from 06:00 UTC.{' '}
        <a href="/platform">What stays available</a>
      </>
    ),
  },
};

/** Without `onDismiss` there is no button. */
export const Permanent: Story = { args: { onDismiss: undefined } };

export const OneWord: Story = { args: { children: 'Maintenance' } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <strong>{longText}.</strong> {longText}. <a href="/changelog">{longText}</a>
      </>
    ),
  },
};

export const UnbrokenText: Story = { args: { children: unbroken } };

/** What the site's head script leaves on the page when the bar was dismissed in an earlier visit. */
export const DismissedEarlier: Story = {
  beforeEach: () => {
    document.documentElement.dataset.announcement = 'dismissed';
    return () => delete document.documentElement.dataset.announcement;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
  },
};

/** The link comes first, then the button, which is pressed with the keyboard alone. */
export const DismissWithKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read what changed' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss announcement' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
