import type { Meta, StoryObj } from '@storybook/react-vite';

import { Mark } from './Mark';

const meta = {
  component: Mark,
  tags: ['autodocs'],
} satisfies Meta<typeof Mark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At 16 pixels a row less is drawn, so that each keeps whole pixels. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 28 }}>
      {[96, 48, 32, 24, 16].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </div>
  ),
};
