import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { onPhone } from '../../../.storybook/modes';
import { iconLinks, longText, sections, unbroken } from '../../../.storybook/samples';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { SearchButton } from '../SearchButton/SearchButton';
import { VersionMenu } from '../VersionMenu/VersionMenu';
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

/** The search box starts exactly on the article's edge. */
export const WithSearch: Story = { args: { search: <SearchButton /> } };

const versions = (
  <VersionMenu
    versions={[
      { name: 'current', label: 'v0.5', href: '#current', current: true },
      { name: '0.4', label: 'v0.4', href: '#0.4' },
    ]}
  />
);

export const WithSearchAndVersions: Story = { args: { search: <SearchButton />, versions } };

/** Out of view after scrolling down, and back while the keyboard is in it. */
export const HiddenUntilFocused: Story = {
  args: { state: 'hidden' },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await expect(bar).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
  },
};

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
