import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { rootState } from '../../../.storybook/rootState';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { AnnouncementBar } from './AnnouncementBar';
import { root } from './AnnouncementBar.css';
import { parts } from './AnnouncementBar.behavior';

const news = (
  <>
    <strong>Neosync v0.5</strong> takes deprecated fields and methods out of the API.{' '}
    <a href="/changelog/v5">Read what changed</a>
  </>
);

const meta = {
  title: 'Components/Feedback/AnnouncementBar',
  component: AnnouncementBar,
  argTypes: {
    ...choicesOf(root),
    children: presets({ 'Lead and link': news, 'A sentence': 'Planned work on 14 July from 06:00 UTC.' }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'One piece of news for all readers of the site, for some weeks.',
      avoid: 'News about one page. Use a Callout. Two at once: readers learn to ignore them.',
      anatomy: {
        'Lead in bold (optional)': 'section strong',
        Sentence: 'section p::text',
        'Link (optional)': 'section a',
        'Button that dismisses it (optional)': 'section button',
      },
      keyboard: {
        Tab: 'Reaches the link, then the button.',
        'Enter, Space': 'On the button, dismisses the bar for good.',
      },
      screenReader: 'A region named "Announcement", before the navigation.',
      related: ['Callout', 'Navbar'],
    },
    layout: 'fullscreen',
    parts,
  },
  args: {
    dismissible: true,
    children: news,
  },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** Two at once: readers learn to ignore them. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: (args) => (
    <>
      <AnnouncementBar {...args} />
      <AnnouncementBar tone="warning" aria-label="Second announcement">
        <strong>Planned work on Neosync Cloud</strong> on 14 July from 06:00 UTC.
      </AnnouncementBar>
    </>
  ),
};

/** A permanent notice has no dismiss button. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    dismissible: false,
    children: (
      <>
        <strong>Planned work on Neosync Cloud</strong> on 14 July from 06:00 UTC.{' '}
        <a href="/platform">What stays available</a>
      </>
    ),
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    children: (
      <>
        <strong>{longText}.</strong> {longText}. <a href="/changelog">{longText}</a> {unbroken}
      </>
    ),
  },
};

/** After a dismissal on an earlier visit: the early script hides the bar before the first paint. */
export const DismissedEarlier: Story = {
  ...rootState('announcement', 'dismissed'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
  },
};

/** The link comes first, then the button, which works from the keyboard. The focus moves on to the header. */
export const DismissWithKeyboard: Story = {
  tags: ['play'],
  beforeEach: () => () => delete document.documentElement.dataset.announcement,
  render: (args) => (
    <>
      <AnnouncementBar {...args} />
      <header style={{ padding: 16 }}>
        <a href="/">Neosync</a>
      </header>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read what changed' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss announcement' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('link', { name: 'Neosync' })).toHaveFocus();
  },
};
