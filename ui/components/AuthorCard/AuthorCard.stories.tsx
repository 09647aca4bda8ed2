import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longText, unbroken } from '../../../.storybook/site.samples';
import { AuthorCard } from './AuthorCard';

/** Stands in for a photograph: stories load nothing from elsewhere. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="#7a8a80"/><circle cx="30" cy="24" r="11" fill="#e8ece9"/><path d="M8 60a22 22 0 0 1 44 0z" fill="#e8ece9"/></svg>',
)}`;

const meta = {
  title: 'Changelog/AuthorCard',
  component: AuthorCard,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Evis Drenova',
    title: 'Co-Founder/CEO, Neosync',
    href: '#evis',
    links: [
      { label: '30 entries', href: '#entries' },
      { label: 'Profile', href: 'https://example.com/', external: true },
    ],
  },
  parameters: {
    guide: {
      use: 'A person in the list of authors.',
      avoid: 'The line under an entry’s title. EntryHeader has it.',
      anatomy: ['Picture or initials', 'Name', 'What they do', 'Their places'],
      keyboard: { Enter: 'Follows the link.' },
      heard: 'An article with the name as its heading. The picture is silent.',
      related: ['EntryHeader'],
    },
  },
} satisfies Meta<typeof AuthorCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a picture the initials are engraved. */
export const Default: Story = {};

export const WithPicture: Story = { args: { image: portrait } };

export const NameOnly: Story = { args: { name: 'Nobody', title: undefined, href: undefined, links: [] } };

export const List: Story = {
  render: (args) => (
    <>
      <AuthorCard {...args} image={portrait}>
        <p>Writes about what changed, every two weeks.</p>
      </AuthorCard>
      <AuthorCard {...args} name="Nick Zelei" href="#nick" links={[]} />
    </>
  ),
};

export const VeryLong: Story = {
  args: { name: unbroken, title: longText, links: [{ label: longText, href: '#long', external: true }] },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <AuthorCard {...args} />
    </div>
  ),
};

export const ReachLinksWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Evis Drenova' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '30 entries' })).toHaveFocus();
  },
};
