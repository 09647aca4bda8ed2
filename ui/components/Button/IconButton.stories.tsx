import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { icon: 'search', label: 'Search docs', onClick: fn() },
  parameters: {
    guide: {
      use: 'A control that readers know by its icon: menu, close, repository.',
      avoid: 'A rare action. Readers misread unfamiliar icons; use a Button with a label.',
      anatomy: {
        Icon: 'button svg',
        'Label, only for screen readers': 'button',
      },
      keyboard: { 'Enter, Space': 'Presses it. With an address, Enter follows it.' },
      screenReader: 'Its label and "button", or "link" where it leads to an address.',
      related: ['Button', 'Icon', 'Navbar'],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** {@link States} draws it. */
export const Default: Story = { parameters: withoutPictures };

/** A rare action: nobody guesses that this icon starts a run. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      The job is ready. <IconButton icon="enter" label="Start the first run" />
    </p>
  ),
};

/** With an `href`, it renders a link that looks the same. */
export const Link: Story = {
  tags: ['play'],
  args: { icon: 'github', label: 'GitHub', href: 'https://github.com/nucleuscloud/neosync' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GitHub' })).toBeVisible();
  },
};

/** States set by the pointer and the keyboard. */
export const States: Story = {
  parameters: statePictures,
  render: (args) => <StateSheet>{() => <IconButton {...args} />}</StateSheet>,
};

/** The target is at least 24 px wide and high, whatever the icon's size. */
export const PressWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Search docs' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
