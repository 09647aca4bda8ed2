import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { onEvent } from '../../behaviors/events';
import { SearchButton } from '../SearchButton/SearchButton';
import { favorites, groups, kinds, manyGroups, recent, runs, startGroups } from './SearchDialog.samples';
import { savedGroups } from './savedGroups';
import { SearchDialog, type SearchDialogProps } from './SearchDialog';
import { SearchFooter, type SearchFooterProps } from './SearchFooter';
import * as foot from './SearchFooter.css';
import { SearchResults } from './SearchResults';
import { SearchOutcome, type SearchOutcomeProps } from './SearchOutcome';
import { SearchStart, type SearchStartProps } from './SearchStart';

type WholeSearchProps = Omit<SearchDialogProps, 'children'> &
  SearchStartProps &
  SearchOutcomeProps &
  SearchFooterProps;

/** The dialog with all its parts. */
function WholeSearch({
  onAddFavorite,
  onRemoveRecent,
  onRemoveFavorite,
  suggestions,
  feedbackHref,
  onRetry,
  allResultsHref,
  ...dialog
}: WholeSearchProps) {
  return (
    <SearchDialog {...dialog}>
      <SearchStart {...{ onAddFavorite, onRemoveRecent, onRemoveFavorite }} />
      <SearchResults />
      <SearchOutcome {...{ suggestions, feedbackHref, onRetry }} />
      <SearchFooter allResultsHref={allResultsHref} />
    </SearchDialog>
  );
}

const meta = {
  title: 'Patterns/Search/SearchDialog',
  component: SearchDialog,
  subcomponents: { SearchStart, SearchResults, SearchOutcome, SearchFooter },
  render: WholeSearch,
  argTypes: {
    startGroups: presets({
      'To begin with': startGroups,
      'Recent and favorites': savedGroups(recent, favorites),
      None: [],
    }),
    groups: presets({ 'Five results': groups, 'Twenty results': manyGroups, None: [] }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Finding a page by its words, from anywhere.',
      avoid: 'Choosing from a list that is already on the page.',
      anatomy: {
        Field: '[role="combobox"]',
        'Results by page; before the first letter, recent, saved and suggested targets': '[role="listbox"]',
        'Keys and the number of results': `.${foot.root}`,
      },
      anatomyStory: 'Results',
      keyboard: {
        'Up, Down': 'Choose a result.',
        'Home, End': 'Choose the first and the last, after the edge of the text.',
        Enter: 'Goes to the chosen result.',
        Escape: 'Closes it and gives the focus back.',
      },
      screenReader:
        'A dialog with a combobox; the chosen result is read with its page, and the number of results is announced.',
      related: ['SearchButton', 'SearchPage', 'SearchMessage'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: {
    open: true,
    query: '',
    onOpenChange: fn(),
    onQueryChange: fn(),
    onSelect: fn(),
    onOpenInNewTab: fn(),
    onAddFavorite: fn(),
    onRemoveRecent: fn(),
    onRemoveFavorite: fn(),
    onRetry: fn(),
    feedbackHref: 'https://github.com/nucleuscloud/neosync/issues/new',
  },
} satisfies Meta<WholeSearchProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const saved = savedGroups(recent, favorites);

const field = () => screen.findByRole('combobox', { name: 'Search docs' });
/** The number of results is announced once the reader stops typing. */
const expectSaid = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 5000 });
const activeOption = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

/** A first visit: suggested targets to start from. */
export const StartEmpty: Story = { args: { startGroups } };

export const StartWithRecentAndFavorites: Story = { args: { startGroups: saved } };

/** The most that is kept: four recent targets and ten favorites. The list scrolls. */
export const StartFull: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    startGroups: savedGroups(
      Array.from({ length: 4 }, (_, index) => ({ ...recent[index % 3]!, id: `r${index}` })),
      Array.from({ length: 10 }, (_, index) => ({
        ...favorites[index % 2]!,
        id: `f${index}`,
        title: index === 1 ? longText : favorites[index % 2]!.title,
        path: index === 1 ? [longText] : favorites[index % 2]!.path,
      })),
    ),
  },
};

export const Loading: Story = { args: { query: 'truncate', status: 'loading' } };

export const Results: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  args: { query: 'truncate', groups },
};

/** Twenty results of thirty-eight: the count links to all of them. */
export const LongResults: Story = {
  parameters: picturesIn('light desktop'),
  args: { query: 'connection', groups: manyGroups, total: 38, allResultsHref: '/search?q=connection' },
};

/** Sixty-four characters without a break, and no results. */
export const LongestQuery: Story = {
  parameters: picturesIn('dark phone'),
  args: { query: unbroken.slice(0, 64), suggestions: [longText, unbroken] },
};

export const LongWords: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    query: 'postgres',
    groups: [
      {
        id: 'long',
        title: unbroken,
        results: [
          { id: '1', url: '#1', title: longText, path: [longText, longText], kind: kinds.page },
          {
            id: '2',
            url: '#2',
            title: unbroken,
            titleRuns: runs(`*postgres*${unbroken.slice(8)}`),
            excerpt: runs(`${longText} *postgres* ${longText}`),
            path: [longText],
            kind: kinds.section,
          },
          {
            id: '3',
            url: '#3',
            title: longText,
            excerpt: runs(`*${unbroken}*`),
            path: [unbroken],
            kind: kinds.symbol,
          },
        ],
      },
    ],
  },
};

/** A dialog opened by its button, with a search that knows one word. */
function Searching({ onQueryChange, onOpenChange, ...args }: WholeSearchProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const ends = new AbortController();
    onEvent({ document, signal: ends.signal }, 'ui:search', () => setOpen((open) => !open));
    return () => ends.abort();
  }, []);
  return (
    <>
      <SearchButton />
      <WholeSearch
        {...args}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          onQueryChange(next);
        }}
        groups={query !== '' && 'truncate'.startsWith(query) ? groups : []}
      />
    </>
  );
}

/** Open, search, move, and choose with the keyboard. */
export const SearchWithKeyboard: Story = {
  tags: ['play'],
  args: { open: false, startGroups: saved },
  render: Searching,
  play: async ({ userEvent, args, step }) => {
    await step('the button opens it, with the focus in the field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await field()).toHaveFocus());
      await expect(activeOption()).toHaveTextContent('Transform Email');
    });
    await step('what is found is counted and announced, the first result active', async () => {
      await userEvent.keyboard('truncate');
      await expectSaid('5 results');
      await expect(activeOption()).toHaveTextContent('SQL destination flags');
      await expect(activeOption()).toHaveAttribute('aria-selected', 'true');
      await expect(screen.getAllByRole('option')).toHaveLength(5);
      await expect(screen.getByRole('group', { name: 'API reference / job.proto' })).toBeVisible();
    });
    await step('arrow keys wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeOption()).toHaveTextContent('--truncate-before-insert');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(activeOption()).toHaveTextContent('PostgresTruncateTableConfig');
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeOption()).toHaveTextContent('SQL destination flags');
    });
    await step('End and Home go to the last and the first', async () => {
      await userEvent.keyboard('{End}');
      await expect(activeOption()).toHaveTextContent('PostgresTruncateTableConfig');
      await userEvent.keyboard('{Home}');
      await expect(activeOption()).toHaveTextContent('SQL destination flags');
    });
    await step('Enter opens it, with Ctrl or Shift in a new tab', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const target = expect.objectContaining({ id: 'sync-before-insert', url: '#truncate-before-insert' });
      await expect(args.onSelect).toHaveBeenLastCalledWith(target);
      await expect(args.onOpenInNewTab).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onOpenInNewTab).toHaveBeenLastCalledWith(target);
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(args.onOpenInNewTab).toHaveBeenCalledTimes(2);
      await expect(args.onSelect).toHaveBeenCalledOnce();
    });
    await step('a new query starts at the first result again', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(activeOption()).toHaveTextContent('SQL destination flags');
    });
    await step('Escape closes it and the focus is on the button again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Search docs' })).toHaveFocus());
    });
  },
};

/** Before anything is typed, arrow keys reach all targets. */
export const BeginWithKeyboard: Story = {
  tags: ['play'],
  args: { startGroups },
  play: async ({ userEvent, args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(activeOption()).toHaveTextContent('Anonymize your first database');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('listbox', { name: 'Sections' })).toContainElement(activeOption());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ title: 'Connect' }));
  },
};

/** Home and End move in the text first, if they can. */
export const HomeInTheText: Story = {
  tags: ['play'],
  args: { query: 'truncate', groups },
  play: async ({ userEvent }) => {
    const input = (await field()) as HTMLInputElement;
    await waitFor(() => expect(input).toHaveFocus());
    input.setSelectionRange(8, 8);
    await userEvent.keyboard('{Home}');
    await expect(activeOption()).toHaveTextContent('SQL destination flags');
    input.setSelectionRange(8, 8);
    await userEvent.keyboard('{End}');
    await expect(activeOption()).toHaveTextContent('PostgresTruncateTableConfig');
  },
};

/** An input method's keys choose from its own list, not from the results. */
export const ComposeWithKeyboard: Story = {
  tags: ['play'],
  args: { query: 'truncate', groups },
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    for (const key of ['ArrowDown', 'Enter']) {
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
      );
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
      );
    }
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(activeOption()).toHaveTextContent('SQL destination flags');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A query is never longer than 64 characters. */
export const TypeTooMuch: Story = {
  tags: ['play'],
  args: { open: false },
  render: Searching,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'q'.repeat(70));
    await expect(input).toHaveValue('q'.repeat(64));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('q'.repeat(64));
    await expectSaid(`No results for “${'q'.repeat(64)}” A search has at most 64 characters.`);
  },
};

const log = '2026-01-02T03:04:05Z lamps: Bind for the port failed: port is already allocated';

/** A long pasted text is searched whole, and the field keeps its most specific part. Enter may come first. */
export const PasteALog: Story = {
  tags: ['play'],
  args: { groups },
  render: function Pasting(args) {
    const [asked, setAsked] = useState('');
    const [answered, setAnswered] = useState(false);
    const shown = answered && { query: 'port is already allocated', pasted: asked };
    return (
      <>
        <WholeSearch
          {...args}
          {...shown}
          onQueryChange={(query) => {
            args.onQueryChange(query);
            setAsked(query);
          }}
        />
        <button type="button" data-testid="answer" onClick={() => setAnswered(true)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ userEvent, args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.paste(log);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(log);
    await expect(input).toHaveValue(log.slice(0, 64));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    screen.getByTestId('answer').click();
    await waitFor(() => expect(input).toHaveValue('port is already allocated'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expectSaid(`Searched all ${log.length} characters. The field keeps the most specific part.`);
  },
};

/** Enter pressed before the results arrive opens the first of them, never a result of the previous query. */
export const EnterBeforeTheResults: Story = {
  tags: ['play'],
  args: { query: 'trunc', status: 'loading', groups: manyGroups },
  render: function Answering(args) {
    const [answered, setAnswered] = useState(false);
    return (
      <>
        <WholeSearch {...args} {...(answered ? { status: 'idle', groups } : {})} />
        <button type="button" data-testid="answer" onClick={() => setAnswered(true)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    screen.getByTestId('answer').click();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'sync-flags' }));
  },
};

/** One recent target is saved and another removed with the keyboard; the focus returns to the field. */
export const KeepAndRemoveWithKeyboard: Story = {
  tags: ['play'],
  args: { startGroups: saved },
  play: async ({ userEvent, args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close search Esc' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Add Transform Email to favorites' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddFavorite).toHaveBeenCalledWith(recent[0]);
    await expect(screen.getByRole('status')).toHaveTextContent('Added Transform Email to favorites');
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Remove Transform Email' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRemoveRecent).toHaveBeenCalledWith(recent[0]);
    await expect(input).toHaveFocus();
  },
};

/** After the last target is removed, Enter opens the one before it. */
export const RemoveTheLastAndChoose: Story = {
  tags: ['play'],
  render: function Removing({ onRemoveRecent, ...args }) {
    const [targets, setTargets] = useState(recent);
    return (
      <WholeSearch
        {...args}
        startGroups={savedGroups(targets, [])}
        onRemoveRecent={(target) => {
          setTargets(targets.filter(({ id }) => id !== target.id));
          onRemoveRecent(target);
        }}
      />
    );
  },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(activeOption()).toHaveTextContent('AnonymizeManyRequest');
    await userEvent.click(screen.getByRole('button', { name: 'Remove AnonymizeManyRequest' }));
    await waitFor(() => expect(activeOption()).toHaveTextContent('Environment Variables'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'r2' }));
  },
};

/** Choosing a suggestion searches for it. */
export const TakeSuggestionWithKeyboard: Story = {
  tags: ['play'],
  args: { open: false, suggestions: ['truncate'] },
  render: Searching,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('zzz');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'truncate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('truncate');
    await expect(input).toHaveFocus();
    await expectSaid('5 results');
  },
};

/** A click opens the result; with a modifier key, the browser handles it. */
export const ChooseWithPointer: Story = {
  tags: ['play'],
  args: { query: 'truncate', groups },
  play: async ({ userEvent, args }) => {
    const option = await screen.findByRole('option', { name: /--truncate-cascade/ });
    await userEvent.hover(option);
    await expect(activeOption()).toBe(option);
    await userEvent.click(option);
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'sync-cascade' }));
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await expect(within(option).getByText('--truncate').tagName).toBe('MARK');
  },
};
