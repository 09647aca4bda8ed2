import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { FetchError, NoResults, SearchMessage } from './SearchMessage';
import * as styles from './SearchMessage.css';
import { textOf } from './searchText';

const meta = {
  title: 'Patterns/Search/SearchMessage',
  component: SearchMessage,
  tags: ['autodocs'],
  args: { state: 'loading', title: 'Searching…' },
  parameters: {
    guide: {
      use: 'Replaces the results: nothing was found, or the search failed.',
      avoid: 'A page that failed to load. Use LoadError.',
      anatomy: {
        'Strip of rows': `.${styles.strip}`,
        Title: 'h2',
        'What to do next': 'button',
      },
      anatomyStory: 'NotFetched',
      keyboard: { Tab: 'Reaches suggestions and the button.' },
      screenReader: 'A heading and a sentence; the search announces the state.',
      related: ['SearchDialog', 'EngravedStrip', 'LoadError'],
    },
  },
} satisfies Meta<typeof SearchMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A page that failed to load. Its reader wasn't searching. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { state: 'stopped', title: 'The page failed to load' },
};

const takeSuggestion = fn();

/** A suggestion is chosen with the keyboard. */
export const NothingFound: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  render: () => (
    <NoResults
      text={textOf()}
      query="tokenise vault"
      suggestions={['Transformers', 'Custom Code Transformers']}
      onSuggestion={takeSuggestion}
      feedbackHref="https://github.com/nucleuscloud/neosync/issues/new"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Transformers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(takeSuggestion).toHaveBeenCalledWith('Transformers');
  },
};

const retry = fn();

export const NotFetched: Story = {
  render: () => <FetchError text={textOf()} onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
