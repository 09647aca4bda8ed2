import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { iconLinks, longText, pages, sections, unbroken } from '../../../.storybook/samples';
import { Button } from '../Button/Button';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { MobileSidebar } from './MobileSidebar';

const meta = {
  component: MobileSidebar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Neosync',
    links: sections,
    iconLinks,
    groups: pages,
    actions: <ColorModeToggle />,
  },
} satisfies Meta<typeof MobileSidebar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A page that belongs to no section has the sections of the site alone. */
export const WithoutPages: Story = { args: { groups: [] } };

export const OnlyPages: Story = { args: { links: [], iconLinks: [], actions: undefined } };

export const LongText: Story = {
  args: {
    title: unbroken,
    links: [{ label: longText, href: '/a' }, { label: unbroken, href: '/b', external: true }, ...sections],
    groups: [{ heading: longText, items: [{ label: unbroken, href: '/c', current: true }] }, ...pages],
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A page with a button that opens the drawer, as the navbar has one. */
const OpenedByButton: Story['render'] = function Page({ onOpenChange, ...args }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main style={{ padding: 24 }}>
      <Button onClick={() => change(true)}>Open navigation</Button>
      <MobileSidebar {...args} open={open} onOpenChange={change} />
    </main>
  );
};

/** Opens, keeps the focus inside in both directions, closes with Escape and gives the focus back. */
export const OpenAndCloseWithKeyboard: Story = {
  args: { open: false },
  render: OpenedByButton,
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open navigation' });

    await step('Enter opens the drawer and the focus goes inside', async () => {
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const drawer = within(await screen.findByRole('dialog', { name: 'Neosync' }));
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Close navigation' })).toHaveFocus());
    });

    await step('Tab goes round inside the drawer, backwards too', async () => {
      const drawer = within(screen.getByRole('dialog'));
      const first = drawer.getByRole('link', { name: 'Neosync' });
      const last = drawer.getByRole('button', { name: 'Switch between light and dark' });
      await userEvent.tab({ shift: true });
      await expect(first).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(last).toHaveFocus();
      await userEvent.tab();
      await expect(first).toHaveFocus();
    });

    await step('Escape closes the drawer and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** The close button has the focus when the drawer opens. */
export const CloseWithButton: Story = {
  args: { open: false },
  render: OpenedByButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close navigation' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus());
  },
};
