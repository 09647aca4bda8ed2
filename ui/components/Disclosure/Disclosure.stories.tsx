import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { withoutPictures } from '../../../.storybook/modes';
import { Heading } from '../Heading/Heading';
import { Prose } from '../Prose/Prose';
import { Disclosure } from './Disclosure';

const rest = <p>What was folded away.</p>;

const meta = {
  title: 'Components/Data/Disclosure',
  component: Disclosure,
  argTypes: { children: presets({ 'A sentence': rest, Nothing: undefined }) },
  tags: ['autodocs'],
  args: { more: 'Show 44 more', subject: 'of Messages', children: rest },
  parameters: {
    guide: {
      use: 'The rest of a long list that few readers need.',
      avoid: 'Content that everyone needs, and whole sections: readers find those by their headings.',
      anatomy: {
        'Line that says what there is more of': 'summary',
        'The rest': 'summary + p::text',
      },
      anatomyStory: 'Open',
      keyboard: { 'Enter, Space': 'Opens and closes it.' },
      screenReader: 'A disclosure named by how many items it contains, expanded or collapsed.',
      related: ['Oneof', 'UsedBy', 'CollapsedTableOfContents'],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Content that everyone needs. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <Prose>
      <Heading level={2}>Install the CLI</Heading>
      <Disclosure more="Show the command" subject="that installs the CLI">
        <p>
          <code>brew install neosync</code>
        </p>
      </Disclosure>
    </Prose>
  ),
};

export const Open: Story = { args: { open: true } };

/** Opened and closed with the keyboard. Its label changes with it. */
export const OpenWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('What was folded away.');
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('Show 44 more').parentElement;
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(/^Show 44 more.* of Messages/);
    await userEvent.keyboard('{Enter}');
    await expect(text).toBeVisible();
    await expect(canvas.getByText('Show fewer')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(text).not.toBeVisible();
  },
};

/** The disclosure around the anchor in the address opens. */
export const OpenForTheAddress: Story = {
  tags: ['play'],
  args: { children: <h2 id="folded-away">What was folded away</h2> },
  beforeEach: () => {
    location.hash = '#folded-away';
    return () => (location.hash = '');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What was folded away' })).toBeVisible();
  },
};
