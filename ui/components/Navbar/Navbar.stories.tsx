import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { onPhone } from '../../../.storybook/modes';
import { iconLinks, longText, sections, unbroken } from '../../../.storybook/samples';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { Navbar } from './Navbar';

const meta = {
  component: Navbar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Neosync',
    links: sections,
    iconLinks,
    actions: <ColorModeToggle />,
    onOpenMenu: fn(),
  },
} satisfies Meta<typeof Navbar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A page outside of every section, such as the one for an unknown address. */
export const NoSectionCurrent: Story = {
  args: { links: sections.map((link) => ({ ...link, current: false })) },
};

/** Links stand at the right unless they ask for the left. */
export const LinksAtTheLeft: Story = {
  args: { links: sections.map((link, index) => ({ ...link, position: index < 2 ? 'left' : 'right' })) },
};

export const OnlyTheName: Story = { args: { links: [], iconLinks: [], actions: undefined } };

export const LongText: Story = {
  args: { title: longText, links: [{ label: longText, href: '/a' }, ...sections] },
};

export const UnbrokenText: Story = { args: { title: unbroken } };

/** Everything in the bar is reached in the order in which it is seen. */
export const WalkWithKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Neosync' }).focus();
    for (const { label } of [...sections, ...iconLinks]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(label);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Switch between light and dark' })).toHaveFocus();
  },
};

/** Below the desktop breakpoint a button opens the drawer. */
export const OpenMenuWithKeyboard: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Changelog' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};
