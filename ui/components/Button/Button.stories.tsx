import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { drawnIn, inAllModes } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Button } from './Button';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Try again', onClick: fn() },
  parameters: {
    guide: {
      use: 'One thing that the reader can do here: try again, send, open.',
      avoid: 'A way to another page within a sentence. Use a Link.',
      anatomy: { 'Icon (optional)': 'svg', 'Label: a verb': 'button::text' },
      pictured: 'WithIcon',
      keyboard: { 'Enter, Space': 'Presses it. With an address, Enter follows it.' },
      heard:
        'Its label and "button"; with an address "link". A disabled one is called dimmed or unavailable.',
      related: ['ButtonRow', 'IconButton', 'Link'],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A way to another page within a sentence. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: drawnIn('light desktop'),
  render: () => (
    <p>
      If a table has no primary key, <Button>read about constraints</Button> before you sync it.
    </p>
  ),
};

export const Secondary: Story = { args: { emphasis: 'secondary', children: 'Go to the docs home' } };

export const WithIcon: Story = { args: { icon: 'retry', children: 'Retry' } };

export const SecondaryWithIcon: Story = {
  args: { emphasis: 'secondary', icon: 'search', children: 'Search docs' },
};

/** With an `href` it is a link that looks the same. */
export const Link: Story = {
  args: { href: '/quickstart', children: 'Start in ten minutes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/quickstart');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const SecondaryDisabled: Story = { args: { disabled: true, emphasis: 'secondary' } };

export const LongText: Story = { args: { icon: 'retry', children: longText } };

export const UnbrokenText: Story = { args: { children: unbroken } };

/** What a pointer, the keyboard and the page make of it. */
export const States: Story = {
  parameters: inAllModes,
  render: () => (
    <>
      <StateSheet
        others={{
          Disabled: <Button disabled>Try again</Button>,
          'Busy: the pointer waits': (
            <Button icon="retry" aria-busy>
              Retry
            </Button>
          ),
        }}
      >
        {() => <Button>Try again</Button>}
      </StateSheet>
      <StateSheet
        others={{
          Disabled: (
            <Button emphasis="secondary" disabled>
              Go to the docs home
            </Button>
          ),
        }}
      >
        {() => <Button emphasis="secondary">Go to the docs home</Button>}
      </StateSheet>
    </>
  ),
};

/** Reached with Tab and pressed with Enter, then with Space. */
export const PressWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
