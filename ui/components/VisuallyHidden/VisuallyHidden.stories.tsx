import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withoutPictures } from '../../../.storybook/modes';
import { VisuallyHidden } from './VisuallyHidden';
import * as styles from './VisuallyHidden.css';

const meta = {
  title: 'Components/Data/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  render: (args) => (
    <p>
      10 changes <VisuallyHidden {...args} />
    </p>
  ),
  args: { children: 'in Neosync v0.5' },
  parameters: {
    guide: {
      use: 'Text for screen readers alone, such as the name of a state that an icon shows.',
      avoid: 'Text that sighted readers need too.',
      anatomy: {
        Text: `.${styles.root}`,
      },
      screenReader: 'Its text.',
      related: ['Icon', 'SearchPage'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Takes no space, and screen readers read it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('in Neosync v0.5').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

/** Text that sighted readers need too. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      This job runs every night at <VisuallyHidden>3:00 a.m.</VisuallyHidden> and copies{' '}
      <VisuallyHidden>12</VisuallyHidden> tables.
    </p>
  ),
};
