import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longText } from '../../../.storybook/samples';
import { Pagination } from './Pagination';

const meta = {
  component: Pagination,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    current: 1,
    total: 3,
    hrefOf: (page) => `#page-${page}`,
    label: 'Changelog pages',
    previousLabel: 'Newer entries',
    nextLabel: 'Older entries',
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheMiddle: Story = { args: { current: 2 } };

export const AtTheEnd: Story = { args: { current: 3 } };

/** Nothing at all: there is nowhere to go. */
export const OnePage: Story = { args: { total: 1 } };

export const ManyPages: Story = { args: { current: 500, total: 1000 } };

export const LongLabels: Story = { args: { current: 2, previousLabel: longText, nextLabel: longText } };

export const RightToLeft: Story = {
  args: { current: 2 },
  render: (args) => (
    <div dir="rtl">
      <Pagination {...args} />
    </div>
  ),
};

/** Numbers come first, then the steps; the current page says that it is. */
export const ReachLinksWithKeyboard: Story = {
  tags: ['play'],
  args: { current: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['Page 1', 'Page 2', 'Page 3', 'Newer entries', 'Older entries']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Older entries' })).toHaveAttribute('href', '#page-3');
  },
};
