import type { Meta, StoryObj } from '@storybook/react-vite';

import { Kbd } from './Kbd';

const meta = {
  component: Kbd,
  tags: ['autodocs'],
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InASentence: Story = {
  render: () => (
    <p>
      Press <Kbd>/</Kbd> to search, <Kbd>↑</Kbd> and <Kbd>↓</Kbd> to choose, <Kbd>Esc</Kbd> to close.
    </p>
  ),
};
