import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { ChangelogEntry, type ChangelogEntryProps } from './ChangelogEntry';
import * as styles from './ChangelogEntry.css';

const date = { iso: '2025-01-02', text: '2 Jan 2025' };
const rosette: ChangelogEntryProps['rosette'] = {
  kinds: ['new', 'improved', 'breaking'],
  changes: 7,
  day: 2,
};
const excerpt = (
  <p>
    Every field marked deprecated is gone from the API. The types <code>bit</code>, <code>varbit</code> and{' '}
    <code>datetime</code> are supported.
  </p>
);

const meta = {
  title: 'Patterns/Changelog/ChangelogEntry',
  component: ChangelogEntry,
  argTypes: {
    ...choicesOf(styles.title),
    date: presets({
      'A short month': date,
      'A long month': { iso: '2024-09-30', text: '30 September 2024' },
    }),
    rosette: presets({
      'Three kinds': rosette,
      'One kind': { kinds: ['fixed'], changes: 1, day: 30 },
      None: undefined,
    }),
    children: presets({ 'A paragraph': excerpt, None: undefined }),
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
    title: 'Neosync v0.5',
    href: '#v5',
    date,
    detail: '7 changes',
    rosette,
    children: excerpt,
  },
  parameters: {
    guide: {
      use: 'An entry in a list of entries.',
      avoid: 'The header of the entry’s own page. Use EntryHeader.',
      anatomy: {
        Day: 'time',
        Title: 'h2',
        'Kinds of change': `.${styles.rosette}`,
        'Beginning of the text': `[class="${styles.excerpt}"] > p`,
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'An article named by its title, which is a link.',
      related: ['EntryHeader', 'ArchiveList', 'FilterLinks'],
    },
  },
} satisfies Meta<typeof ChangelogEntry>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title is the link, and the title alone is its accessible name. */
export const Default: Story = {
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Neosync v0.5' })).toBeVisible();
  },
};

/** The header of the entry's page: the title would link to the page it is on. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { position: 'latest', children: undefined },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>Every field that was marked deprecated is gone from the API.</p>
      </>
    ),
  ],
};

/** The first entry of a list has a stronger rule. */
export const List: Story = {
  render: (args) => (
    <>
      <ChangelogEntry
        {...args}
        title="Synthetic Data in Anonymization API"
        href="#synthetic"
        date={{ iso: '2025-01-16', text: '16 Jan 2025' }}
        detail="10 changes"
      >
        <p>
          The anonymization API can put the result of a Neosync transformer in place of the text it detects.{' '}
          <a href="#subsets">Subsets</a> apply in bulk.
        </p>
      </ChangelogEntry>
      <ChangelogEntry {...args} />
      <ChangelogEntry
        {...args}
        title="Init a schema with `neosync sync`"
        href="#init"
        date={{ iso: '2024-12-19', text: '19 Dec 2024' }}
        rosette={undefined}
        detail={undefined}
      >
        {undefined}
      </ChangelogEntry>
    </>
  ),
};

/** The newest entry, above the filters. */
export const Latest: Story = { parameters: picturesIn('light desktop'), args: { position: 'latest' } };

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: { title: longText, detail: longText, children: <p>{unbroken}</p> },
};
