import type { Meta, StoryObj } from '@storybook/react-vite';

import { withoutPictures } from '../../../.storybook/modes';
import { EngravedStrip } from './EngravedStrip';

const meta = {
  title: 'Foundations/EngravedStrip',
  component: EngravedStrip,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The state of a region: even rows while it is whole, arriving rows while it loads, slipped rows where it stopped.',
      avoid: 'A rule between two texts. Use a line of the tokens.',
      anatomy: {
        'Field of rows': 'TODO',
        'Gap or slip that tells the state': 'TODO',
      },
      heard: 'Nothing. The words below it say what happened.',
      related: ['RegionError', 'LoadError', 'SearchMessage'],
    },
  },
} satisfies Meta<typeof EngravedStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing was found: an even field, no shape in it. */
export const Even: Story = {};

/** The accent row runs; with reduced motion it stands still. */
export const Arriving: Story = { args: { picture: 'arriving' } };

/** Something failed to arrive. */
export const Stopped: Story = { parameters: withoutPictures, args: { picture: 'stopped' } };

export const StoppedOnAPage: Story = { args: { picture: 'stopped', size: 'large' } };

export const StoppedRightToLeft: Story = {
  args: { picture: 'stopped' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
