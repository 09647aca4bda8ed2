import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn } from '../../../.storybook/modes';
import { iconLinks, longText, pages, sections, unbroken } from '../../../.storybook/site.samples';
import { stayOnPage } from '../../../.storybook/stayOnPage';
import { Button } from '../Button/Button';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { sectionList } from '../Navbar/sectionList';
import { MobileSidebar } from './MobileSidebar';
import { openDrawer, parts } from './MobileSidebar.behavior';
import * as styles from './MobileSidebar.css';

const actions = <ColorModeToggle />;

const meta = {
  title: 'Components/Overlays/MobileSidebar',
  component: MobileSidebar,
  argTypes: {
    homeHref: { control: 'text' },
    groups: presets({ 'Two groups': pages, 'One group': pages.slice(0, 1), None: [] }),
    links: presets({ Four: sections, Two: sections.slice(0, 2) }),
    iconLinks: presets({ Two: iconLinks, None: [] }),
    actions: presets({ 'Color mode': actions, None: undefined }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'All pages of the site, where a window has no room for a sidebar.',
      avoid: 'A message or a form. The drawer is for navigation only.',
      anatomy: {
        'Name and close button': `.${styles.top}`,
        'Sections of the site': `dialog ${sectionList.selector}`,
        'Pages of the section': 'dialog nav[aria-label="Documentation"]',
        'Icons that lead out, and color mode': `.${styles.foot}`,
      },
      keyboard: {
        Tab: 'Stays within the drawer.',
        Escape: 'Closes it and gives the focus back to the menu button.',
      },
      screenReader: 'A modal dialog; the page behind it is silent.',
      related: ['Sidebar', 'Navbar'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    parts: { ...parts, sectionList },
  },
  args: {
    title: 'Neosync',
    links: sections,
    iconLinks,
    groups: pages,
    actions,
  },
} satisfies Meta<typeof MobileSidebar>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = () => openDrawer(document);

export const Default: Story = { parameters: morePicturesIn('right to left'), play: open };

/** A page outside of every section lists only the site's sections. */
export const WithoutPages: Story = { args: { groups: [] }, play: open };

export const LongText: Story = {
  args: {
    title: unbroken,
    links: [{ label: longText, href: '/a' }, { label: unbroken, href: '/b', external: true }, ...sections],
    groups: [{ heading: longText, items: [{ label: unbroken, href: '/c', current: true }] }, ...pages],
  },
  play: open,
};

/** A page with a button that opens the drawer, as in the navbar. */
const OpenedByButton: Story['render'] = (args) => (
  <main style={{ padding: 24 }}>
    <Button {...parts.opener.mark()} aria-haspopup="dialog">
      Open navigation
    </Button>
    <MobileSidebar {...args} />
  </main>
);

/** Opening the drawer focuses its close button; closing it returns the focus to the button that opened it. */
export const CloseWithButton: Story = {
  tags: ['play'],
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

/** A click outside of the drawer closes it. */
export const CloseFromTheBackdrop: Story = {
  tags: ['play'],
  render: OpenedByButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await userEvent.click(within(drawer).getByRole('heading', { name: 'Overview' }));
    await expect(drawer).toBeVisible();
    await userEvent.click(drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Following a link closes it; opening a branch doesn't. */
export const FollowLinkWithKeyboard: Story = {
  tags: ['play'],
  beforeEach: stayOnPage,
  render: OpenedByButton,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    within(drawer).getByText('accounts').closest('summary')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(drawer).toBeVisible();
    await userEvent.tab();
    await expect(within(drawer).getAllByRole('link', { name: 'list' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
