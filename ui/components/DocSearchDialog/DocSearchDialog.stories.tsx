import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { DocSearchDialog } from './DocSearchDialog';
import { answer } from './DocSearchDialog.samples';

const meta = {
  title: 'Patterns/Search/DocSearchDialog',
  component: DocSearchDialog,
  argTypes: {
    index: { control: false },
    search: { control: false },
    initialQuery: presets({
      'Nothing yet': '',
      'Four results': 'transform',
      'No results': 'vault',
      'No server': 'down',
    }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Search on a site with a hosted index, whose readers know DocSearch from other sites.',
      avoid:
        'A site that searches its own index: SearchDialog is lighter and works better with screen readers.',
      anatomy: {
        Field: 'input[type="search"]',
        'Results by group': '.DocSearch-Hits',
        'Link to all results': '.DocSearch-HitsFooter a',
        'Keys and the logo of the provider': '.DocSearch-Footer',
      },
      anatomyStory: 'Results',
      keyboard: {
        'Up, Down': 'Choose a result.',
        Enter: 'Goes to the chosen result.',
        Escape: 'Closes it and gives the focus back.',
      },
      screenReader: 'A dialog with a search field; the chosen result is read, the number of results is not.',
      related: ['SearchDialog', 'SearchButton', 'SearchPage'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
    // A flaw of DocSearch: the options of its list contain links. All other rules of axe apply.
    a11y: { config: { rules: [{ id: 'nested-interactive', enabled: false }] } },
  },
  args: {
    index: { name: 'docs', searchParameters: { hitsPerPage: 20 } },
    search: answer,
    onClose: fn(),
    onGo: fn(),
    allResultsHref: (query) => `#search?q=${query}`,
    feedbackHref: () => 'https://github.com/nucleuscloud/neosync/issues/new',
  },
} satisfies Meta<typeof DocSearchDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox', { name: 'Search' });

/** Before the first search. */
export const Start: Story = {};

/** Two pages, one with two matching sections. */
export const Results: Story = {
  args: { initialQuery: 'transform' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    const dialog = screen.getByRole('dialog', { name: 'Search' });
    await expect(within(dialog).getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      '#search?q=transform',
    );
  },
};

export const NoResults: Story = {
  tags: ['play'],
  args: { initialQuery: 'vault' },
  play: async () => {
    await expect(await screen.findByText(/No results found for/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Let us know.' })).toBeVisible();
  },
};

/** The server doesn't respond. */
export const FetchFailed: Story = {
  tags: ['play'],
  args: { initialQuery: 'down' },
  play: async () => {
    await expect(await screen.findByText(/Unable to fetch results/)).toBeVisible();
    await expect(screen.queryByText(/No results/)).toBeNull();
  },
};

/** Type, choose with the arrow keys, and open with Enter. */
export const ChooseWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'transformers');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('#email');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Escape closes it wherever the focus is, unless an input method uses the key. */
export const CloseWithEscape: Story = {
  tags: ['play'],
  play: async ({ userEvent, args }) => {
    const composed = { key: 'Escape', isComposing: true, keyCode: 229, bubbles: true, cancelable: true };
    (await field()).dispatchEvent(new KeyboardEvent('keydown', composed));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
