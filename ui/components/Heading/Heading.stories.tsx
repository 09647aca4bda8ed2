import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { Callout } from '../Callout/Callout';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
  args: {
    level: 2,
    id: 'first-sync',
    permalinkLabel: 'Link to “First sync, step by step”',
    children: 'First sync, step by step',
  },
  parameters: {
    guide: {
      use: 'The start of a section that readers may link to.',
      avoid: "The page's title, which is a plain `h1`, and the titles of cards and callouts.",
      anatomy: {
        Text: 'h2',
        'Permalink, on hover and focus': 'a[data-permalink]',
      },
      keyboard: { Tab: 'Reaches the permalink.', Enter: 'Adds the section to the address.' },
      screenReader: 'A heading with its level; the permalink names its section.',
      related: ['TableOfContents', 'CodeText'],
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The title of a callout. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <Callout kind="warning">
      <Heading level={3}>Truncate empties tables</Heading>
      <p>Rows of the destination are gone before the first row is written.</p>
    </Callout>
  ),
};

/** A heading without an id has no link. */
export const WithoutPermalink: Story = {
  parameters: withoutPictures,
  args: { id: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: { children: `${longText} ${unbroken}` },
};

/** All levels, as they follow each other and the text. */
export const Levels: Story = {
  render: () => (
    <>
      <p>The connection id is always required, as a flag or in the file.</p>
      <Heading level={2} id="settings">
        Settings file
      </Heading>
      <p>Source and destination can live in a file.</p>
      <Heading level={3} id="pool">
        Pool and <code>batches</code>
      </Heading>
      <p>Connections that are open at a time, and rows that are written together.</p>
      <Heading level={4} id="period">
        Period
      </Heading>
      <p>When an incomplete batch is written.</p>
      <Heading level={5} id="unit">
        Unit
      </Heading>
      <p>Seconds or minutes.</p>
      <Heading level={6} id="default">
        Default
      </Heading>
      <p>Five seconds.</p>
    </>
  ),
};

/** The permalink is hidden until it is hovered or focused. */
export const ReachPermalinkWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const permalink = canvas.getByRole('link', { name: 'Link to “First sync, step by step”' });
    await expect(permalink).toHaveFocus();
    await expect(permalink).toHaveAttribute('href', '#first-sync');
  },
};
