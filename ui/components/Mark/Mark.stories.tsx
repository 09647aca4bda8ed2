import type { Meta, StoryObj } from '@storybook/react-vite';

import { Mark } from './Mark';

const meta = {
  title: 'Foundations/Mark',
  component: Mark,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The product itself: in the navbar, on a picture for networks, as an icon of the site.',
      avoid:
        'An illustration. Larger than 96 px the rows read as stripes; draw a field with the screen tokens.',
      anatomy: {
        'Stem: rows in ink': 'TODO',
        'Band: the same rows in accent, half a period lower': 'TODO',
      },
      heard: 'Nothing. The name of the site stands beside it.',
      related: ['Navbar', 'EngravedStrip'],
    },
  },
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
