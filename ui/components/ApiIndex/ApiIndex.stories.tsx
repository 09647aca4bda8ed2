import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { longestName } from '../../../.storybook/api.samples';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { Prose } from '../Prose/Prose';
import { ApiIndex } from './ApiIndex';
import * as styles from './ApiIndex.css';

const symbols = [
  {
    name: 'mgmt.v1alpha1.JobService.SetJobWorkflowOptions',
    href: '#setjobworkflowoptions',
    kind: 'Method',
  },
  { name: 'mgmt.v1alpha1.MongoConnectionConfig.client_tls', href: '#client_tls', kind: 'Field' },
  { name: 'mgmt.v1alpha1.GcpCloudStorageConnectionConfig', href: '#gcp', kind: 'Message' },
];

const meta = {
  title: 'Patterns/API reference/ApiIndex',
  component: ApiIndex,
  argTypes: { symbols: presets({ Three: symbols, One: symbols.slice(0, 1) }) },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    headingId: 'api-changes',
    symbols,
  },
  parameters: {
    guide: {
      use: 'Symbols of the API that a guide or an entry is about.',
      avoid: 'The contents of a reference page. Use ApiContents.',
      anatomy: {
        Heading: 'h2',
        'Names as links': 'section li a',
        'Kind (optional)': `.${styles.kind}`,
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'A region with its heading and a list of links.',
      related: ['ApiContents', 'UsedBy', 'CodeName'],
    },
  },
} satisfies Meta<typeof ApiIndex>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Link to “API changes”' })).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'mgmt.v1alpha1.JobService.SetJobWorkflowOptions' }),
    ).toBeVisible();
  },
};

/** The contents of a reference page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    headingId: undefined,
    symbols: ['AnonymizeMany', 'AnonymizeSingle'].map((name) => ({
      name: `AnonymizationService.${name}`,
      href: `#${name}`,
      kind: 'Method',
    })),
  },
  decorators: [
    (Story) => (
      <Prose>
        <p>The service that anonymizes data without a job. All of its methods:</p>
        <Story />
      </Prose>
    ),
  ],
};

/** A removed symbol has no link. */
export const InText: Story = {
  args: { headingId: undefined, symbols: [{ name: 'mgmt.v1alpha1.JobService.GetJobRunEvents' }] },
  render: (args) => (
    <Prose>
      <p>A job can be cloned.</p>
      <ApiIndex {...args} />
    </Prose>
  ),
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    symbols: [
      { name: `mgmt.v1alpha1.${longestName}`, href: '#long', kind: 'Enum value' },
      { name: 'a'.repeat(90), href: '#unbroken', kind: 'Field' },
    ],
  },
};
