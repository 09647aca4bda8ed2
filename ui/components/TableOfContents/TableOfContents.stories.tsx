import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { scrolledTo } from '../../../.storybook/scrolledTo';
import { headings, longText, unbroken } from '../../../.storybook/site.samples';
import { TableOfContents } from './TableOfContents';
import { parts } from './TableOfContents.behavior';

const meta = {
  title: 'Components/Navigation/TableOfContents',
  component: TableOfContents,
  argTypes: { entries: presets({ All: headings, Two: headings.slice(0, 2) }) },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'A page with at least two headings, where there is room next to the text.',
      avoid: 'Pages of the site. Use Sidebar.',
      anatomy: {
        'Heading, which names it': 'nav h2::text',
        'Sections and subsections': 'nav ul',
        'Section being read, which is marked': 'a[aria-current="location"]',
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'A navigation named "On this page". The section being read is announced as current.',
      related: ['CollapsedTableOfContents', 'Sidebar', 'Heading'],
    },
    parts,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 208 }}>
        <Story />
      </div>
    ),
  ],
  args: { entries: headings },
} satisfies Meta<typeof TableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The section at the top of the window is marked. */
export const Default: Story = {
  parameters: morePicturesIn('right to left'),
  decorators: [scrolledTo('general-flags')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'General flags' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
  },
};

/** Pages of the site. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    heading: 'Documentation',
    entries: [
      { id: 'quickstart', text: 'Quickstart', depth: 2 },
      { id: 'core-concepts', text: 'Core Concepts', depth: 2 },
      { id: 'cli', text: 'Neosync CLI', depth: 2 },
      { id: 'login', text: '`login`', depth: 3 },
      { id: 'sync', text: '`sync`', depth: 3 },
      { id: 'deploy', text: 'Deploy Neosync', depth: 2 },
    ],
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  decorators: [scrolledTo('b')],
  args: {
    entries: [
      { id: 'a', text: longText, depth: 2 },
      { id: 'b', text: unbroken, depth: 3 },
      { id: 'c', text: `\`${unbroken}\``, depth: 3 },
    ],
  },
};

export const ManyEntries: Story = {
  parameters: picturesIn('light desktop'),
  decorators: [scrolledTo('transformer-12')],
  args: {
    entries: Array.from({ length: 40 }, (_, index) => ({
      id: `transformer-${index}`,
      text: `Transformer ${index}`,
      depth: index % 4 ? 3 : 2,
    })),
  },
};

export const WalkWithKeyboard: Story = {
  tags: ['play'],
  decorators: [scrolledTo('general-flags')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'First sync, step by step' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#first-sync-step-by-step');
  },
};
