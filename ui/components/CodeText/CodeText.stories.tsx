import type { Meta, StoryObj } from '@storybook/react-vite';

import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { unbroken } from '../../../.storybook/site.samples';
import { CodeText } from './CodeText';

const meta = {
  title: 'Components/Data/CodeText',
  component: CodeText,
  tags: ['autodocs'],
  args: { children: 'Read `neosync.yaml` before `neosync sync` runs' },
  parameters: {
    guide: {
      use: 'A text from data, such as a title, that may contain names in backticks.',
      avoid: 'Markdown. The build renders it, and Prose styles it.',
      anatomy: {
        Text: ':has(> code)::text',
        'Names in code': 'code',
      },
      screenReader: 'The text, including its names.',
      related: ['CodeName', 'Heading'],
    },
  },
} satisfies Meta<typeof CodeText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Markdown: its syntax is shown as text, except for backticks. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { children: 'Read **all** of [`neosync.yaml`](/cli/sync) _before_ `neosync sync` runs' },
};

/** A single backtick is shown as text. */
export const LoneBacktick: Story = { args: { children: 'The character ` starts a name' } };

export const UnbrokenText: Story = {
  parameters: picturesIn('dark phone'),
  args: { children: `\`${unbroken}\`` },
};
