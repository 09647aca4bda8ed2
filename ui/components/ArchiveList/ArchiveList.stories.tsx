import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { ArchiveList, type ArchiveListProps } from './ArchiveList';
import * as styles from './ArchiveList.css';

const groups: ArchiveListProps['groups'] = [
  {
    id: 'year-2025',
    heading: '2025',
    count: '2 entries',
    poster: '#poster',
    entries: [
      {
        title: 'Synthetic Data in Anonymization API',
        href: '#synthetic',
        date: { iso: '2025-01-16', text: '16 Jan' },
        rosette: { kinds: ['new', 'improved', 'fixed'], changes: 8, day: 16 },
      },
      {
        title: 'Neosync v0.5',
        href: '#v5',
        date: { iso: '2025-01-02', text: '2 Jan' },
        rosette: { kinds: ['new', 'improved', 'breaking'], changes: 6, day: 2 },
      },
    ],
  },
  {
    id: 'year-2024',
    heading: '2024',
    count: '24 entries',
    entries: ['RBAC', 'Job Hooks', 'EU Infrastructure', 'Column Strategy', '`neosync init`'].map(
      (title, index) => ({
        title,
        href: `#entry-${index}`,
        date: { iso: `2024-12-${28 - index}`, text: `${28 - index} Dec` },
        rosette: { kinds: ['new' as const, 'fixed' as const], changes: 2 * index, day: 28 - 6 * index },
      }),
    ),
  },
];

const meta = {
  title: 'Patterns/Changelog/ArchiveList',
  component: ArchiveList,
  argTypes: { groups: presets({ 'Two years': groups, 'One year': groups.slice(1) }) },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    groups,
  },
  parameters: {
    guide: {
      use: 'All entries on one page, by year or by author.',
      avoid: 'The latest entries. Use ChangelogEntry.',
      anatomy: {
        'Year or author': 'h2',
        Rosette: `.${styles.rosette}`,
        Day: 'time',
        Title: 'li + li a',
        'Saves the poster (optional)': `.${styles.save}`,
      },
      keyboard: { Enter: 'Follows the link, or saves the year.' },
      screenReader: 'Headings of groups with lists of links; each with its day.',
      related: ['ChangelogEntry', 'Pagination'],
    },
  },
} satisfies Meta<typeof ArchiveList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** The latest entries, each with its first sentence. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { groups: [{ ...groups[0]!, heading: 'Latest', count: undefined, poster: undefined }] },
};

/** Without rosettes. */
export const WordsAlone: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    groups: meta.args.groups.map((group) => ({
      ...group,
      entries: group.entries.map(({ title, href, date }) => ({ title, href, date })),
    })),
  },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    groups: [
      {
        id: 'year-2024',
        heading: '2024',
        entries: [
          { title: longText, href: '#long', date: { iso: '2024-09-26', text: '26 September' } },
          { title: unbroken, href: '#unbroken', date: { iso: '2024-09-12', text: '12 September' } },
        ],
      },
    ],
  },
};
