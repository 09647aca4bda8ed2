import type { Meta, StoryObj } from '@storybook/react-vite';

import { choicesOf } from '../../../.storybook/argTypes';
import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { Badge } from './Badge';
import { root } from './Badge.css';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  argTypes: choicesOf(root),
  tags: ['autodocs'],
  args: { children: 'Draft' },
  parameters: {
    guide: {
      use: 'One or two words about the item next to it: its kind, its state, its method.',
      avoid: 'A sentence, or something to press.',
      anatomy: {
        Word: 'span::text',
        'Ground or border in a tone': 'span',
      },
      screenReader: 'Its word, as part of the text. The tone repeats what the word says.',
      related: ['EntryHeader', 'ApiMethod'],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A sentence. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      <code>varbit</code>{' '}
      <Badge tone="warning">Columns of this type are copied as they are, so check them before a run</Badge>
    </p>
  ),
};

export const Tones: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>No side effects</Badge>
      <Badge tone="strong">Required</Badge>
      <Badge tone="note">Improved</Badge>
      <Badge tone="tip">New</Badge>
      <Badge tone="warning">Deprecated</Badge>
      <Badge tone="danger">Breaking</Badge>
      <Badge family="code">uuid</Badge>
      <Badge family="code">max_items 25</Badge>
    </p>
  ),
};

/** A rule that doesn't fit a phone wraps inside the border. */
export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: { family: 'code', children: `pattern ^${'[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?'.repeat(4)}$` },
};
