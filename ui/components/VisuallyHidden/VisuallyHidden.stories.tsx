import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <p>
        10 changes <Story />
      </p>
    ),
  ],
  args: { children: 'in Neosync v0.5' },
  parameters: {
    guide: {
      use: 'Words that only make sense without the drawing, such as the name of a state.',
      avoid: 'Text that sighted readers need too.',
      anatomy: {
        Text: 'TODO',
      },
      heard: 'Its text.',
      related: ['Icon', 'SearchPage'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Takes no room and is still read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('in Neosync v0.5').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
