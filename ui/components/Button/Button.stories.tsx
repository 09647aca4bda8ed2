import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Button } from './Button';
import { root } from './Button.css';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  argTypes: {
    ...choicesOf(root),
    icon: presets({ None: undefined, Retry: 'retry', Search: 'search', 'Go on': 'enter' }),
  },
  tags: ['autodocs'],
  args: { children: 'Try again', onClick: fn() },
  parameters: {
    guide: {
      use: 'An action on this page: try again, send, open.',
      avoid: 'A link in a sentence. Use a Link.',
      anatomy: { 'Icon (optional)': 'svg', 'Label: a verb': 'button::text' },
      anatomyStory: 'WithIcon',
      keyboard: { 'Enter, Space': 'Presses it. With an address, Enter follows it.' },
      screenReader:
        'Its label and "button", or "link" if it has an address. A disabled button is announced as dimmed or unavailable.',
      related: ['ButtonRow', 'IconButton', 'Link'],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** {@link States} draws it. */
export const Default: Story = { parameters: withoutPictures };

/** A link in a sentence. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      If a table has no primary key, <Button>read about constraints</Button> before you sync it.
    </p>
  ),
};

export const WithIcon: Story = {
  parameters: withoutPictures,
  args: { icon: 'retry', children: 'Try again' },
};

/** With an `href`, it renders a link that looks the same. */
export const Link: Story = {
  tags: ['play'],
  args: { href: '/quickstart', children: 'Start in ten minutes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/quickstart');
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: { icon: 'retry', children: `${longText} ${unbroken}` },
};

/** States set by the pointer, the keyboard, and the page. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <>
      <StateSheet
        others={{
          Disabled: <Button disabled>Try again</Button>,
          'Busy: the pointer waits': (
            <Button icon="retry" aria-busy>
              Try again
            </Button>
          ),
          'With an address': <Button href="/quickstart">Start in ten minutes</Button>,
          'Deletes something': <Button emphasis="danger">Delete job</Button>,
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
          'With an icon': (
            <Button emphasis="secondary" icon="search">
              Search docs
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
