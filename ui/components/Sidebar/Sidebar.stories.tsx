import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, pages, unbroken } from '../../../.storybook/site.samples';
import { Sidebar } from './Sidebar';
import { parts } from './Sidebar.behavior';

const meta = {
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  argTypes: {
    groups: presets({
      'Two groups': pages,
      'One group': pages.slice(0, 1),
      'Without headings': pages.map(({ items }) => ({ items })),
    }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The pages of a section in the order in which they are read.',
      avoid: 'The headings of one page. Use TableOfContents.',
      anatomy: {
        'Heading of a group (optional)': 'nav h2',
        Page: 'nav li + li > a',
        'Current page': 'nav a[aria-current="page"]',
        'Branch that opens': 'nav li > details > summary',
      },
      anatomyStory: 'OneGroup',
      keyboard: {
        Tab: 'Goes through pages and branches in sight.',
        'Enter, Space': 'On a branch, opens or closes it.',
      },
      screenReader:
        'A navigation landmark with lists, named by the page around it. A branch is announced as expanded or collapsed, and the page shown as current.',
      related: ['MobileSidebar', 'TableOfContents', 'Breadcrumbs'],
    },
    parts,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters.column as string | undefined) ?? 256 }}>
        <Story />
      </div>
    ),
  ],
  args: { 'aria-label': 'Documentation', groups: pages },
} satisfies Meta<typeof Sidebar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The current page's branch is open, and so are branches marked as open. */
export const Default: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'sync' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'trigger' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'switch' })).not.toBeVisible();
  },
};

/** The headings of one page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    groups: [
      {
        heading: 'On this page',
        items: [
          { label: 'Usage', href: '#usage' },
          { label: 'First sync, step by step', href: '#first-sync' },
          { label: 'General flags', href: '#general-flags', current: true },
          { label: 'Settings file', href: '#settings-file' },
        ],
      },
    ],
  },
};

/** Every part once. */
export const OneGroup: Story = {
  parameters: withoutPictures,
  args: {
    groups: [
      {
        heading: 'Overview',
        items: [
          { label: 'Introduction', href: '/' },
          { label: 'Quickstart', href: '/quickstart' },
          { label: 'Platform', href: '/platform' },
          { label: 'Core Concepts', href: '/core-concepts', current: true },
          { label: 'Use cases', href: '/usecases' },
          { label: 'Neosync CLI', items: [{ label: '`login`', href: '/cli/login' }] },
        ],
      },
    ],
  },
};

/** A badge after new pages and drafts. */
export const WithBadges: Story = {
  args: {
    groups: [
      {
        items: [
          { label: 'Quickstart', href: '/quickstart', badge: 'New' },
          { label: '`neosync sync` and `login`', href: '/cli', badge: 'Beta', current: true },
          { label: 'A long title that takes two lines in a sidebar', href: '/long', badge: 'Draft' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quickstart New' })).toBeVisible();
  },
};

/** The second page of a list has no entry, so the list's entry is marked. */
export const Within: Story = {
  tags: ['play'],
  args: {
    groups: [
      {
        items: [
          { label: 'All entries', href: '/changelog', current: 'within' },
          { label: 'Archive', href: '/changelog/archive' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All entries' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Archive' })).not.toHaveAttribute('aria-current');
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    groups: [
      {
        heading: longText,
        items: [
          { label: longText, href: '/a' },
          { label: unbroken, href: '/b', current: true },
          { label: longText, open: true, items: [{ label: `\`${unbroken}\``, href: '/c' }] },
        ],
      },
    ],
  },
};

/** The first entry is current; the pointer and the keyboard are on the second. */
export const States: Story = {
  render: () => (
    <StateSheet
      target="a:not([aria-current])"
      others={{
        'A page below the entry': (
          <Sidebar
            aria-label="Within"
            groups={[{ items: [{ label: 'All entries', href: '/changelog', current: 'within' }] }]}
          />
        ),
      }}
    >
      {(state) => (
        <Sidebar
          aria-label={state}
          groups={[
            {
              items: [
                { label: 'Quickstart', href: '/quickstart', current: true },
                { label: 'Platform', href: '/platform' },
                { label: 'Neosync CLI', items: [{ label: '`login`', href: '/cli/login' }] },
              ],
            },
          ]}
        />
      )}
    </StateSheet>
  ),
  parameters: { column: 'auto', ...statePictures },
};

/** A branch is reached, opened, and closed with the keyboard. */
export const OpenBranchWithKeyboard: Story = {
  tags: ['play'],
  args: {
    groups: [
      {
        heading: 'Overview',
        items: [
          { label: 'Introduction', href: '/' },
          {
            label: 'Neosync CLI',
            items: [
              { label: 'Installing', href: '/cli/installing' },
              { label: '`login`', href: '/cli/login' },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const branch = canvas.getByText('Neosync CLI').closest('summary');

    await step('while closed, Tab stops at the branch, and its pages are hidden', async () => {
      canvas.getByRole('link', { name: 'Introduction' }).focus();
      await userEvent.tab();
      await expect(branch).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Installing' })).not.toBeVisible();
    });

    await step('Enter opens it, and Tab moves into it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Installing' })).toHaveFocus();
    });

    await step('Space closes it, and opens it again', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('link', { name: 'Installing' })).not.toBeVisible();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('link', { name: 'Installing' })).toBeVisible();
    });
  },
};
