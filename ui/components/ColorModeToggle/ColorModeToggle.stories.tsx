import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ColorModeToggle } from './ColorModeToggle';

const meta = {
  component: ColorModeToggle,
  tags: ['autodocs'],
  args: { onToggle: fn() },
} satisfies Meta<typeof ColorModeToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As the server renders it: the mode is not known yet, and the drawing follows the theme by itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-pressed');
  },
};

export const LightIsOn: Story = { args: { mode: 'light' } };

export const DarkIsOn: Story = { args: { mode: 'dark' } };

/** Without a script it could do nothing, so it is not there. */
export const WithoutScript: Story = {
  beforeEach: () => {
    delete document.documentElement.dataset.script;
    return () => (document.documentElement.dataset.script = '');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The pressed state says whether dark is on. */
export const SwitchWithKeyboard: Story = {
  args: { mode: 'light' },
  render: function Remembering({ mode: first, onToggle, ...args }) {
    const [mode, setMode] = useState(first);
    const toggle = () => {
      setMode(mode === 'dark' ? 'light' : 'dark');
      onToggle?.();
    };
    return <ColorModeToggle {...args} mode={mode} onToggle={toggle} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Switch between light and dark' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
