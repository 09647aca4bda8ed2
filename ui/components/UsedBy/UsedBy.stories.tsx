import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { longestName, transformerNames, typeLink } from '../../../.storybook/api.samples';
import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { UsedBy } from './UsedBy';

const links = ['AnonymizeManyRequest', 'AnonymizeSingleRequest', 'JobMappingTransformer'].map(typeLink);

const meta = {
  title: 'Patterns/API reference/UsedBy',
  component: UsedBy,
  argTypes: {
    links: presets({
      Three: links,
      One: links.slice(0, 1),
      'All transformers': transformerNames.map(typeLink),
    }),
  },
  tags: ['autodocs'],
  args: {
    subject: 'TransformerConfig',
    links,
  },
  parameters: {
    guide: {
      use: 'What uses a message or an enum.',
      avoid: 'Related pages of an article. Link them in the text.',
      anatomy: {
        Label: 'p::text',
        'Names as links': 'li + li > a',
        'Disclosure for the rest (optional)': 'summary span',
      },
      anatomyStory: 'Many',
      keyboard: { 'Enter, Space': 'On the rest, opens it.' },
      screenReader: 'A list of links after its label.',
      related: ['ApiIndex', 'Disclosure'],
    },
  },
} satisfies Meta<typeof UsedBy>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Related pages of an article. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    subject: 'Subsetting',
    links: ['Core Concepts', 'Foreign keys', 'Create a job', 'Use cases'].map((name) => ({
      name,
      href: `#${name}`,
    })),
  },
};

export const Many: Story = {
  parameters: picturesIn('dark phone'),
  args: { links: transformerNames.map(typeLink) },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: { links: [typeLink(longestName), typeLink('A'.repeat(90))] },
};
