import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { statePictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { withoutScript } from '../../../.storybook/rootState';
import { ColorModeToggle } from './ColorModeToggle';
import { parts } from './ColorModeToggle.behavior';

const meta = {
  title: 'Components/Actions/ColorModeToggle',
  component: ColorModeToggle,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Once on a page, in the navbar.',
      avoid: 'A site with a single mode.',
      anatomy: {
        'Button, pressed while dark is on': 'button',
        'Drawing of the mode': 'button svg',
      },
      keyboard: { 'Enter, Space': 'Presses it.' },
      screenReader: '"Dark mode, toggle button", pressed while dark is on.',
      related: ['Navbar', 'IconButton'],
    },
    parts,
  },
} satisfies Meta<typeof ColorModeToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Its pressed state and icon follow the current theme. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const isDark = document.documentElement.dataset.theme === 'dark';
    await expect(canvas.getByRole('button', { name: 'Dark mode', pressed: isDark })).toBeVisible();
  },
};

/** Without scripts, it isn't shown. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** States set by the pointer and the keyboard. It is pressed in dark mode. */
export const States: Story = {
  parameters: statePictures,
  render: (args) => <StateSheet>{() => <ColorModeToggle {...args} />}</StateSheet>,
};

/** Enter switches to the other mode, Space switches back. */
export const SwitchWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    const after = before === 'dark' ? 'light' : 'dark';
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark mode', pressed: before === 'dark' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dataset.theme).toBe(after);
    await expect(canvas.getByRole('button', { pressed: after === 'dark' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(dataset.theme).toBe(before);
    await expect(canvas.getByRole('button', { pressed: before === 'dark' })).toHaveFocus();
  },
};
