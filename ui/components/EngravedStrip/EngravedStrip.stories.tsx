import type { Meta, StoryObj } from '@storybook/react-vite';

import { withoutPictures } from '../../../.storybook/modes';
import { EngravedStrip } from './EngravedStrip';

const meta = {
  component: EngravedStrip,
  tags: ['autodocs'],
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
