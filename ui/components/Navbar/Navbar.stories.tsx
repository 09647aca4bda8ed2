import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, phoneOnly, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { headings, iconLinks, longText, sections } from '../../../.storybook/site.samples';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { MobileSidebar } from '../MobileSidebar/MobileSidebar';
import { SearchButton } from '../SearchButton/SearchButton';
import { VersionMenu } from '../VersionMenu/VersionMenu';
import { Navbar } from './Navbar';
import { parts } from './Navbar.behavior';
import * as styles from './Navbar.css';
import { sectionList } from './sectionList';

const meta = {
  title: 'Components/Navigation/Navbar',
  component: Navbar,
  argTypes: {
    links: presets({ Four: sections, Two: sections.slice(0, 2), None: [] }),
    iconLinks: presets({ Two: iconLinks, None: [] }),
    search: presets({ 'Search button': <SearchButton />, None: null }),
    actions: presets({ 'Color mode': <ColorModeToggle />, None: null }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The top of every page of the site.',
      avoid: 'The sections of one page. Use TableOfContents or Tabs.',
      anatomy: {
        'Logo and name, after a menu button below the desktop breakpoint': `.${styles.brand}`,
        'Search (optional)': `.${styles.brand} + button`,
        'Links to sections': 'header nav',
        'Icons that lead out': `.${styles.iconLink}`,
        'Color mode': `.${styles.actions} > button:last-child`,
      },
      anatomyStory: 'WithSearch',
      keyboard: {
        Tab: 'Goes through it from left to right.',
        'Enter, Space': 'On the menu button, opens the drawer.',
      },
      screenReader: 'A banner with a navigation named "Main"; the current section is announced as current.',
      related: ['MobileSidebar', 'SearchButton', 'VersionMenu', 'ColorModeToggle'],
    },
    layout: 'fullscreen',
    parts: { ...parts, sectionList },
    docs: { story: { inline: false, height: '96px' } },
  },
  args: {
    title: 'Neosync',
    links: sections,
    iconLinks,
    actions: <ColorModeToggle />,
  },
} satisfies Meta<typeof Navbar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The sections of one page: too many, and different on every page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { links: headings.map(({ id, text }) => ({ label: text, href: `#${id}` })) },
};

/** Links are at the right unless they ask for the left. */
export const LinksAtTheLeft: Story = {
  parameters: picturesIn('light desktop'),
  args: { links: sections.map((link, index) => ({ ...link, position: index < 2 ? 'left' : 'right' })) },
};

export const LongText: Story = {
  args: { title: longText, links: [{ label: longText, href: '/a' }, ...sections] },
};

const versions = (
  <VersionMenu
    versions={[
      { name: 'current', label: 'v0.5', href: '#current', current: true },
      { name: '0.4', label: 'v0.4', href: '#0.4' },
    ]}
  />
);

/** The search box is aligned with the article. */
export const WithSearch: Story = {
  // In the window of its page, since a frame is narrower than the desktop breakpoint.
  parameters: {
    ...morePicturesIn('right to left', 'large text'),
    docs: { story: { inline: true, height: 'auto' } },
  },
  args: { search: <SearchButton />, versions },
};

/** Hidden after scrolling down, and visible while the keyboard focus is in it. */
export const HiddenUntilFocused: Story = {
  args: { hideOnScroll: true },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  decorators: [(Story) => <div style={{ height: 'calc(100vh + 100px)' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner');
    scrollTo(0, 100);
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await expect(bar).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
  },
};

/** The tab order matches the visual order. */
export const WalkWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Neosync' }).focus();
    for (const { label } of [...sections, ...iconLinks]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(label);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark mode' })).toHaveFocus();
  },
};

/** Below the desktop breakpoint a button opens the drawer. */
export const OpenMenuWithKeyboard: Story = {
  tags: ['play'],
  ...phoneOnly,
  render: (args) => (
    <>
      <Navbar {...args} />
      <MobileSidebar title={args.title} groups={[]} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Changelog' })).not.toBeInTheDocument();
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Open navigation' });
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Navigation' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close navigation' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The drawer needs JavaScript. Without it, the sections get their own row. */
export const WithoutScriptOnPhone: Story = {
  ...phoneOnly,
  ...withoutScript,
  parameters: { ...phoneOnly.parameters, ...withoutScript.parameters },
  args: { search: <SearchButton /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    for (const { label } of sections) await expect(canvas.getByRole('link', { name: label })).toBeVisible();
  },
};
