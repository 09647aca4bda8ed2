import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Feedback } from '../Feedback/Feedback';
import { PageFooter } from './PageFooter';
import * as styles from './PageFooter.css';

const neighbors = {
  previous: { label: '`version`', href: '/cli/version' },
  next: { label: 'Cloud Security Overview', href: '/cloud-security-overview' },
};

const meta = {
  title: 'Components/Navigation/PageFooter',
  component: PageFooter,
  argTypes: {
    feedback: presets({ Question: <Feedback />, None: null }),
    previous: presets({ 'A page': neighbors.previous, None: undefined }),
    next: presets({ 'A page': neighbors.next, None: undefined }),
    updated: presets({ 'A day': { iso: '2025-07-14', text: '14 July 2025' }, None: undefined }),
  },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    ...neighbors,
    updated: { iso: '2025-07-14', text: '14 July 2025' },
    editHref: 'https://github.com/nucleuscloud/neosync/edit/main/docs/cli/sync.mdx',
  },
  parameters: {
    guide: {
      use: 'The end of every article.',
      avoid: 'The end of the site. Use SiteFooter.',
      anatomy: {
        'Question about the page (optional)': `.${styles.feedback}`,
        'Neighbors in reading order': 'nav[aria-label="Previous and next page"]',
        'Day of the last change': 'time',
        'Way to the source': `.${styles.edit}`,
      },
      anatomyStory: 'WithFeedback',
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'The date and the links. "Previous" and "Next" are read before the titles.',
      related: ['Feedback', 'Pagination', 'SiteFooter'],
    },
  },
} satisfies Meta<typeof PageFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The last page of the site: its links have no reading order. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    previous: { label: 'GitHub', href: '#github' },
    next: { label: 'Neosync Cloud', href: '#cloud' },
    updated: undefined,
    editHref: undefined,
  },
  render: (args) => (
    <>
      <PageFooter {...args} />
      <p style={{ marginTop: 24 }}>Copyright © 2025 Nucleus Cloud Corp</p>
    </>
  ),
};

export const WithFeedback: Story = {
  parameters: morePicturesIn('right to left'),
  args: { feedback: <Feedback issueHref="https://github.com/nucleuscloud/neosync/issues/new" /> },
};

/** The last page in reading order. */
export const OnlyPrevious: Story = {
  parameters: picturesIn('light desktop'),
  args: { next: undefined, updated: undefined, editHref: undefined },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: { previous: { label: longText, href: '/a' }, next: { label: `\`${unbroken}\``, href: '/b' } },
};

export const WalkWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous version' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next Cloud Security Overview' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Edit this page' })).toHaveFocus();
  },
};
