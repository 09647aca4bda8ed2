import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { FilterLinks } from './FilterLinks';

const links = [
  { label: 'All', href: '#all', count: 30 },
  { label: 'New', href: '#new', count: 28, current: true },
  { label: 'Improved', href: '#improved', count: 26 },
  { label: 'Fixed', href: '#fixed', count: 12 },
  { label: 'Breaking', href: '#breaking', count: 2 },
];

const meta = {
  title: 'Patterns/Changelog/FilterLinks',
  component: FilterLinks,
  argTypes: { links: presets({ Five: links, Two: links.slice(0, 2) }) },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    heading: 'Kind',
    links,
  },
  parameters: {
    guide: {
      use: 'Parts of a list, each with an address: by kind, by tag.',
      avoid: 'Filters that combine. They need a form.',
      anatomy: {
        Heading: 'nav > p',
        'Part and how many are in it': 'a:not([aria-current])',
        'Part that is shown': 'a[aria-current]',
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'A navigation with its heading; the part shown is announced as current.',
      related: ['ChangelogEntry', 'ArchiveList'],
    },
  },
} satisfies Meta<typeof FilterLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New 28' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Kind' })).toBeVisible();
  },
};

/** Filters that combine. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    heading: 'Runs',
    links: [
      { label: 'Complete', href: '#complete', count: 24 },
      { label: 'Failed', href: '#failed', count: 3, current: true },
      { label: 'Canceled', href: '#canceled', count: 2, current: true },
    ],
  },
};

/** Two rows of filters. */
export const Two: Story = {
  render: (args) => (
    <>
      <FilterLinks {...args} />
      <FilterLinks
        {...args}
        heading="Tag"
        links={[
          { label: 'CLI', href: '#cli' },
          { label: 'Jobs and runs', href: '#jobs' },
        ]}
      />
    </>
  ),
};

/** Many links fold into one line, unless one of them is the current one. */
export const Folded: Story = {
  args: { fold: 'folded' },
  render: (args) => (
    <>
      <FilterLinks {...args} />
      <FilterLinks {...args} heading="Tag" links={links.map((link) => ({ ...link, current: false }))} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [ofCurrent, link] = canvas.getAllByText('Improved');
    await expect(ofCurrent).toBeVisible();
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getAllByText('Show all 5')[1]!);
    await expect(link).toBeVisible();
  },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    links: [
      { label: longText, href: '#long', current: true },
      { label: unbroken, href: '#unbroken' },
    ],
  },
};

/** The first list is current; the pointer and the keyboard are on the second. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <StateSheet target="a:not([aria-current])" width={260}>
      {(state) => (
        <FilterLinks
          heading={`Kind (${state.toLowerCase()})`}
          links={[
            { label: 'New', href: '#new', count: 28, current: true },
            { label: 'Improved', href: '#improved', count: 26 },
          ]}
        />
      )}
    </StateSheet>
  ),
};
