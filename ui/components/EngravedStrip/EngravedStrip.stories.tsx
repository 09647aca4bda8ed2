import type { Meta, StoryObj } from '@storybook/react-vite';

import { choicesOf } from '../../../.storybook/argTypes';
import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { EngravedStrip } from './EngravedStrip';
import { root } from './EngravedStrip.css';

const meta = {
  title: 'Components/Feedback/EngravedStrip',
  component: EngravedStrip,
  argTypes: choicesOf(root),
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The state of a region: even rows while it is idle, arriving rows while it loads, half a row where it stopped.',
      avoid: 'A rule between two texts. Use a border with a line token.',
      anatomy: {
        'Field of rows, and where it stops: the state': 'div[aria-hidden="true"]',
      },
      anatomyStory: 'StoppedOnAPage',
      screenReader: 'Nothing. The words below it say what happened.',
      related: ['RegionError', 'LoadError', 'SearchMessage'],
    },
  },
} satisfies Meta<typeof EngravedStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No results: an even field without a shape. */
export const Idle: Story = {};

/** A divider between two texts. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <p>A connection says where a database is.</p>
      <EngravedStrip />
      <p>A job says what is copied, and when.</p>
    </div>
  ),
};

/** The accent row moves, except with reduced motion. */
export const Loading: Story = { args: { state: 'loading' } };

export const StoppedOnAPage: Story = {
  parameters: morePicturesIn('right to left'),
  args: { state: 'stopped', size: 'large' },
};
