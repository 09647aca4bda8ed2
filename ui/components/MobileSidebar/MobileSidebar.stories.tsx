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

/** The close button has the focus when the drawer opens; what opened the drawer has it again when the drawer closes. */
export const CloseWithButton: Story = {
  args: { open: false },
  render: OpenedByButton,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close navigation' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus());
    // Browsers tell that a dialog is closed a task later.
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** A press beside the drawer closes it, one inside does not. */
export const CloseFromTheVeil: Story = {
  args: { open: false },
  render: OpenedByButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Neosync' });
    await userEvent.click(within(drawer).getByRole('heading', { name: 'Overview' }));
    await expect(drawer).toBeVisible();
    await userEvent.click(drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
