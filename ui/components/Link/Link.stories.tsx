import type { Meta, StoryObj } from '@storybook/react-vite';

import { picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { Link } from './Link';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#quickstart', children: 'Read the quickstart' },
  parameters: {
    guide: {
      use: 'A link to another page in text.',
      avoid: 'An action on this page. Use a Button.',
      anatomy: {
        'Words that name the target': 'a::text',
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'Its text and "link".',
      related: ['Button', 'CodeName'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An action on this page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      The run failed. <Link href="#again">Try again</Link> or <Link href="#delete">delete the job</Link>.
    </p>
  ),
};

export const InASentence: Story = {
  render: () => (
    <p>
      The server speaks <Link href="#connect">Connect</Link>, and its definitions are{' '}
      <Link href="https://example.com/">public</Link>.
    </p>
  ),
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: { children: `https://example.com/${'a-very-long-part/'.repeat(12)}` },
};

/** States set by the pointer and the keyboard. */
export const States: Story = {
  parameters: statePictures,
  render: (args) => <StateSheet>{() => <Link {...args} />}</StateSheet>,
};
