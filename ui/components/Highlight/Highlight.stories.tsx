import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { withoutPictures } from '../../../.storybook/modes';
import { Highlight } from './Highlight';

const words = [
  { text: 'SQL Server ', marked: false },
  { text: 'truncate', marked: true },
  { text: ' options', marked: false },
];

const meta = {
  title: 'Patterns/Search/Highlight',
  component: Highlight,
  argTypes: {
    runs: presets({
      'One word marked': words,
      'All marked': words.map(({ text }) => ({ text, marked: true })),
      'None marked': words.map(({ text }) => ({ text, marked: false })),
    }),
  },
  tags: ['autodocs'],
  args: {
    runs: words,
  },
  parameters: {
    guide: {
      use: 'The text of a search result, with the matches marked.',
      avoid: 'Emphasis in text. Use `strong`.',
      anatomy: {
        Text: ':has(> mark)::text',
        Marks: 'mark',
      },
      screenReader: 'The text. Most screen readers announce marks only if configured to.',
      related: ['SearchPage', 'SearchDialog'],
    },
  },
} satisfies Meta<typeof Highlight>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Emphasis in text. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    runs: [
      { text: 'A job ', marked: false },
      { text: 'never', marked: true },
      { text: ' writes to its source.', marked: false },
    ],
  },
};

/** Text that looks like markup stays text. */
export const MarkupIsText: Story = {
  tags: ['play'],
  args: {
    runs: [
      { text: 'map<string, ', marked: false },
      { text: '<b>TransformerConfig</b>', marked: true },
      { text: '>', marked: false },
    ],
  },
};
