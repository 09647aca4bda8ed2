import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longestName } from '../../../.storybook/api.samples';
import { longText } from '../../../.storybook/site.samples';
import { EnumTable } from './EnumTable';

const values = [
  {
    id: 'jobstatus.job_status_unspecified',
    name: 'JOB_STATUS_UNSPECIFIED',
    number: 0,
    description: <p>Not known.</p>,
  },
  {
    id: 'jobstatus.job_status_enabled',
    name: 'JOB_STATUS_ENABLED',
    number: 1,
    description: <p>Runs on schedule.</p>,
  },
  { id: 'jobstatus.job_status_paused', name: 'JOB_STATUS_PAUSED', number: 3 },
  {
    id: 'jobstatus.job_status_disabled',
    name: 'JOB_STATUS_DISABLED',
    number: 4,
    deprecation: { replacement: { name: 'JOB_STATUS_PAUSED', href: '#jobstatus.job_status_paused' } },
  },
];

const meta = {
  title: 'Patterns/API reference/EnumTable',
  component: EnumTable,
  argTypes: { values: presets({ Four: values, One: values.slice(0, 1) }) },
  tags: ['autodocs'],
  args: {
    values,
  },
  parameters: {
    guide: {
      use: 'The values of an enum.',
      avoid: 'Any other list of names. Use Table.',
      anatomy: {
        Name: 'li :has(> code)',
        Number: 'li > div > span',
        Description: 'li:nth-child(2) p::text',
      },
      screenReader: 'A list; each value with its name, number and meaning.',
      related: ['FieldTable', 'ApiSymbol'],
    },
  },
} satisfies Meta<typeof EnumTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** Variables, whose numbers have no meaning. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    values: [
      { name: 'DB_HOST', number: 1, description: <p>Host of the database.</p> },
      { name: 'DB_PORT', number: 2, description: <p>Its port.</p> },
      { name: 'DB_NAME', number: 3, description: <p>Its name.</p> },
    ],
  },
};

export const ManyValues: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    values: Array.from({ length: 12 }, (_, index) => ({
      name: `TRANSFORMER_SOURCE_NUMBER_${index}`,
      number: index,
    })),
  },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    values: [
      { id: 'long', name: longestName, number: -2147483648, description: <p>{longText}</p> },
      { name: 'A'.repeat(90), number: 2147483647, deprecation: { note: longText } },
    ],
  },
};
