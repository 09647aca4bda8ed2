import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { captureEvents } from '../../../.storybook/captureEvents';
import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { highlight, unbroken } from '../../../.storybook/site.samples';
import { stayOnPage } from '../../../.storybook/stayOnPage';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { parts as menuParts } from '../Menu/Menu.behavior';
import { menuChoices } from '../Menu/Menu.samples';
import { VersionMenu } from './VersionMenu';
import { parts } from './VersionMenu.behavior';

const versions = [
  { name: 'current', label: 'v0.5 (latest)', href: '#current', current: true },
  { name: '0.4', label: 'v0.4', href: '#0.4' },
  { name: '0.3', label: 'v0.3', href: '#0.3' },
];

const meta = {
  title: 'Components/Overlays/VersionMenu',
  component: VersionMenu,
  argTypes: { ...menuChoices, versions: presets({ Three: versions, One: versions.slice(0, 1) }) },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'A site whose documentation has more than one version.',
      avoid: 'A choice on the page. Use Tabs.',
      anatomy: {
        'Button with the version shown': 'summary',
        'List of versions': 'details > ul',
      },
      anatomyStory: 'Open',
      keyboard: {
        'Enter, Space': 'Opens and closes it.',
        Tab: 'Goes through the versions.',
        Escape: 'Closes it and gives the focus back.',
      },
      screenReader:
        'A disclosure with the name of the version, expanded or collapsed; the version shown is announced as current.',
      related: ['Navbar', 'CopyMenu'],
    },
    parts: { ...menuParts, ...parts },
  },
  args: { versions },
} satisfies Meta<typeof VersionMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A choice on the page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <>
      <VersionMenu
        label="System"
        versions={[
          { name: 'brew', label: 'Homebrew', href: '#brew', current: true },
          { name: 'docker', label: 'Docker', href: '#docker' },
        ]}
      />
      <CodeBlock title="Terminal">{highlight(['‹key brew› install neosync'])}</CodeBlock>
    </>
  ),
};

export const Open: Story = {
  parameters: morePicturesIn('right to left'),
  args: { open: true },
  decorators: [(Story) => <div style={{ minHeight: 200 }}>{Story()}</div>],
};

/** In a footer, it opens upward. */
export const OpenAbove: Story = {
  args: { open: true, side: 'above' },
  decorators: [(Story) => <div style={{ paddingTop: 160 }}>{Story()}</div>],
};

/** With only one version, no menu is rendered. */
export const OneVersion: Story = {
  args: { versions: [{ name: 'current', label: 'v0.5', href: '#current', current: true }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};

export const ManyLongVersions: Story = {
  args: {
    open: true,
    versions: Array.from({ length: 20 }, (_, index) => ({
      name: String(index),
      label: index === 0 ? unbroken : `v0.${20 - index}`,
      href: `#${index}`,
      current: index === 0,
    })),
  },
  decorators: [(Story) => <div style={{ minHeight: 460 }}>{Story()}</div>],
};

/** Open it, close it with Escape, open it again, and choose, all with the keyboard. */
export const ChooseWithKeyboard: Story = {
  tags: ['play'],
  beforeEach: stayOnPage,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const events = captureEvents('ui:version');
    const details = canvasElement.querySelector('details')!;
    await userEvent.tab();
    const button = canvasElement.querySelector('summary')!;
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(details).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'v0.5 (latest)' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(details).not.toHaveAttribute('open');
    await expect(events).toEqual([{ name: '0.4' }]);
  },
};
