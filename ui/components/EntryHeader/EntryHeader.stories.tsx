import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { EntryHeader, type EntryHeaderProps } from './EntryHeader';
import * as styles from './EntryHeader.css';

const facts: Omit<EntryHeaderProps, 'title'> = {
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
};

const meta = {
  title: 'Patterns/Changelog/EntryHeader',
  component: EntryHeader,
  argTypes: {
    date: presets({ '4 July': facts.date, '30 September': { iso: '2024-09-30', text: '30 September 2024' } }),
    facts: presets({ 'Time to read': facts.facts, None: undefined }),
    rosette: presets({
      'Two kinds': facts.rosette,
      'What breaks': { kinds: ['breaking'], changes: 1, day: 30 },
      None: undefined,
    }),
    kinds: presets({ Two: facts.kinds, One: facts.kinds!.slice(0, 1), None: undefined }),
    authors: presets({ One: facts.authors, None: undefined }),
    tags: presets({ Three: facts.tags, One: facts.tags!.slice(0, 1), None: undefined }),
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
    title: 'Job Cloning',
    ...facts,
  },
  parameters: {
    guide: {
      use: 'The top of an entry’s own page.',
      avoid: 'Documents, which show no date and no author at the top.',
      anatomy: {
        Title: 'h1::text',
        Rosette: `.${styles.rosette}`,
        'Day and reading time': 'p:has(> time)',
        'Kinds of change': '[aria-label="Kinds of change"] > :last-child',
        Authors: '[aria-label="Authors"]',
        Tags: '[aria-label="Tags"]',
      },
      anatomyStory: 'EveryKind',
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'The heading of the page, then day, kinds, authors and tags.',
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
  parameters: withoutPictures,
  args: { title: 'Environment Variables', rosette: undefined, kinds: undefined, tags: undefined },
  render: (args) => (
    <Prose>
      <EntryHeader {...args} />
      <p>Variables that the API and the worker read when they start.</p>
    </Prose>
  ),
};

/** At the head of a text. */
export const EveryKind: Story = {
  parameters: morePicturesIn('right to left'),
  render: (args) => (
    <Prose>
      <EntryHeader {...args} />
      <p>A job can be cloned, so a second one with the same mappings does not start from nothing.</p>
    </Prose>
  ),
  args: {
    title: 'Neosync v0.5',
    authors: [
      { name: 'Evis Drenova', href: '#evis' },
      { name: 'Nick Zelei', href: '#nick' },
      { name: 'Marta', href: '#marta' },
    ],
    kinds: [
      { label: 'New', tone: 'tip' },
      { label: 'Improved', tone: 'note' },
      { label: 'Fixed' },
      { label: 'Breaking', tone: 'danger' },
    ],
  },
};

export const TitleOnly: Story = {
  parameters: picturesIn('light desktop'),
  args: { facts: undefined, rosette: undefined, kinds: undefined, authors: undefined, tags: undefined },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
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
