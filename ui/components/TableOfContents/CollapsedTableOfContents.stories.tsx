import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { picturesIn, phoneOnly, withoutPictures } from '../../../.storybook/modes';
import { scrolledTo } from '../../../.storybook/scrolledTo';
import { headings, longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { CollapsedTableOfContents } from './TableOfContents';
import { parts } from './TableOfContents.behavior';

const meta = {
  title: 'Components/Navigation/CollapsedTableOfContents',
  component: CollapsedTableOfContents,
  argTypes: { entries: presets({ All: headings, Two: headings.slice(0, 2) }) },
  tags: ['autodocs'],
  ...phoneOnly,
  parameters: {
    guide: {
      use: 'The same contents, where there is no room next to the text.',
      avoid: 'Wide windows, which have room for a TableOfContents.',
      anatomy: {
        'Line that opens it': 'summary',
        'Sections and subsections': 'details ul',
      },
      anatomyStory: 'Open',
      keyboard: { 'Enter, Space': 'Opens and closes the list.' },
      screenReader: 'A disclosure named "On this page", expanded or collapsed.',
      related: ['TableOfContents', 'Disclosure'],
    },
    ...phoneOnly.parameters,
    // In a wide window, it is shown only in a frame.
    docs: { story: { inline: false, height: '320px' } },
    parts,
  },
  args: { entries: headings },
} satisfies Meta<typeof CollapsedTableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { decorators: [scrolledTo('general-flags')], args: { open: true } };

/** It doesn't inherit bullets or underlines from the text around it. */
export const InRunningText: Story = {
  parameters: withoutPictures,
  decorators: [
    scrolledTo('general-flags'),
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
  args: { open: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Usage' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    await expect(getComputedStyle(link.closest('li')!, '::before').content).toBe('none');
    await expect(link.getBoundingClientRect().left).toBe(
      canvas.getByText('On this page').getBoundingClientRect().left,
    );
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  decorators: [scrolledTo('b')],
  args: {
    open: true,
    heading: longText,
    entries: [
      { id: 'a', text: longText, depth: 2 },
      { id: 'b', text: unbroken, depth: 3 },
    ],
  },
};

/** Enter opens it, and Tab moves on to its entries. */
export const OpenWithKeyboard: Story = {
  tags: ['play'],
  decorators: [scrolledTo('general-flags')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('On this page')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Usage' })).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Usage' })).toHaveFocus();
  },
};
