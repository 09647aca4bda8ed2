import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawnIn } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { EntryHeader } from './EntryHeader';
import * as styles from './EntryHeader.css';

const meta = {
  title: 'Patterns/Changelog/EntryHeader',
  component: EntryHeader,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Job Cloning',
    date: { iso: '2024-07-04', text: '4 July 2024' },
    facts: ['2 min read'],
    rosette: { kinds: ['new', 'improved'], changes: 5, day: 4 },
    kinds: [
      { label: 'New', tone: 'tip' },
      { label: 'Improved', tone: 'note' },
    ],
    authors: [{ name: 'Evis Drenova', href: '#evis' }],
    tags: [
      { label: 'Jobs and runs', href: '#jobs' },
      { label: 'Connections', href: '#connections' },
      { label: 'Transformers', href: '#transformers' },
    ],
  },
  parameters: {
    guide: {
      use: 'The top of an entry’s own page.',
      avoid: 'Documents, which have no day and no author at their head.',
      anatomy: {
        Title: 'h1::text',
        Rosette: `.${styles.rosette}`,
        'Day and reading time': 'p:has(> time)',
        'Kinds of change': '[aria-label="Kinds of change"] > :last-child',
        Authors: '[aria-label="Authors"]',
        Tags: '[aria-label="Tags"]',
      },
      pictured: 'EveryKind',
      keyboard: { Enter: 'Follows the link.' },
      heard: 'The heading of the page, then day, kinds, authors and tags.',
      related: ['ChangelogEntry', 'ArchiveList', 'Badge'],
    },
  },
} satisfies Meta<typeof EntryHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A document, which has no day and no author. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: drawnIn('light desktop'),
  args: { title: 'Environment Variables', rosette: undefined, kinds: undefined, tags: undefined },
  render: (args) => (
    <Prose>
      <EntryHeader {...args} />
      <p>Variables that the API and the worker read when they start.</p>
    </Prose>
  ),
};

export const EveryKind: Story = {
  args: {
    title: 'Neosync v0.5',
    kinds: [
      { label: 'New', tone: 'tip' },
      { label: 'Improved', tone: 'note' },
      { label: 'Fixed' },
      { label: 'Breaking', tone: 'danger' },
    ],
  },
};

export const SeveralAuthors: Story = {
  args: {
    authors: [
      { name: 'Evis Drenova', href: '#evis' },
      { name: 'Nick Zelei', href: '#nick' },
      { name: 'Marta', href: '#marta' },
    ],
  },
};

export const TitleOnly: Story = {
  args: { facts: undefined, rosette: undefined, kinds: undefined, authors: undefined, tags: undefined },
};

/** It looks the same at the head of running text. */
export const InText: Story = {
  render: (args) => (
    <Prose>
      <EntryHeader {...args} />
      <p>A job can be cloned, so a second one with the same mappings does not start from nothing.</p>
    </Prose>
  ),
};

export const VeryLong: Story = {
  args: {
    title: longText,
    facts: [longText],
    authors: [{ name: unbroken, href: '#long' }],
    tags: Array.from({ length: 16 }, (_, index) => ({
      label: `Table constraints ${index}`,
      href: `#tag-${index}`,
    })),
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <EntryHeader {...args} />
    </div>
  ),
};

export const ReachLinksWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Evis Drenova' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Jobs and runs' })).toHaveFocus();
  },
};
