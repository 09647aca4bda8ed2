import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, statePictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { stayOnPage } from '../../../.storybook/stayOnPage';
import { Pagination } from '../Pagination/Pagination';
import { groups, kinds, runs, startGroups } from '../SearchDialog/SearchDialog.samples';
import { ResultItem } from './ResultItem';
import { SearchPage } from './SearchPage';
import * as styles from './SearchPage.css';

const results = groups.flatMap((group) => group.results);

const areas = [
  { label: 'Everything', href: '?q=truncate', current: true, count: 5 },
  { label: 'Docs', href: '?q=truncate&area=docs', count: 3 },
  { label: 'API', href: '?q=truncate&area=api', count: 1 },
  { label: 'Changelog', href: '?q=truncate&area=changelog', count: 1 },
];

const meta = {
  title: 'Patterns/Search/SearchPage',
  component: SearchPage,
  argTypes: {
    results: presets({ Five: results, One: results.slice(0, 1), None: [] }),
    areas: presets({ Four: areas, None: [] }),
    startGroups: presets({ 'To begin with': startGroups, None: undefined }),
    pagination: presets({
      'Three pages': <Pagination current={2} total={3} hrefOf={(page) => `?q=truncate&page=${page}`} />,
      None: undefined,
    }),
  },
  tags: ['autodocs'],
  args: {
    query: 'truncate',
    onSubmit: fn(),
    onSelect: fn(),
    onRetry: fn(),
    feedbackHref: 'https://github.com/nucleuscloud/neosync/issues/new',
    areas,
  },
  parameters: {
    guide: {
      use: 'All results for a query, with an address that can be shared.',
      avoid: 'Jumping to a known page. Use SearchDialog.',
      anatomy: {
        Field: '[role="search"] > div',
        Count: `.${styles.count}`,
        Results: 'ol > li + li',
        'Way to the other pages (optional)': 'nav[aria-label="Pages"]',
      },
      anatomyStory: 'LastPage',
      keyboard: { Enter: 'In the field, searches.', Tab: 'Goes from result to result.' },
      screenReader: 'A search landmark, the count as a status, an ordered list of links.',
      related: ['SearchDialog', 'Highlight', 'Pagination'],
    },
  },
} satisfies Meta<typeof SearchPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  args: { results },
};

/** The last three of many. */
export const LastPage: Story = {
  args: {
    results: results.slice(0, 3),
    first: 41,
    total: 43,
    pagination: <Pagination current={3} total={3} hrefOf={(page) => `?q=truncate&page=${page}`} />,
  },
};

/** Before the first search. */
export const Empty: Story = { parameters: picturesIn('light desktop'), args: { query: '', areas: [] } };

/** Without a query, suggested targets to start from. */
export const Places: Story = {
  parameters: picturesIn('light desktop', 'dark phone'),
  args: { query: '', startGroups },
};

/** The query was longer than the limit. */
export const LongWords: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    cut: true,
    query: unbroken.slice(0, 64),
    results: [
      {
        id: '1',
        url: '#1',
        title: unbroken,
        excerpt: runs(`${longText} *${unbroken}*`),
        path: [longText],
        kind: kinds.page,
      },
      {
        id: '2',
        url: '#2',
        title: longText,
        excerpt: runs(`*${longText}*`),
        path: [unbroken],
        kind: kinds.symbol,
      },
    ],
  },
};

/** Sections with the same title show their page. */
export const SameNames: Story = {
  args: {
    query: 'postgres',
    areas: [],
    results: [
      ['Start', 'Platform'],
      ['Connect', 'Column Types'],
      ['Neosync CLI', 'neosync sync', 'Destinations'],
    ].map((path) => ({
      id: path.join('-'),
      url: `#${path.join('-')}`,
      title: 'Postgres',
      titleRuns: runs('*Postgres*'),
      excerpt: runs('What *Postgres* needs here'),
      path,
      kind: kinds.section,
    })),
  },
  play: async ({ canvas }) => {
    for (const place of ['Platform', 'Column Types', 'Destinations']) {
      await expect(canvas.getByText(place).closest('a')).toHaveTextContent(`${place} / Postgres`);
    }
  },
};

/** A result in the states set by the pointer and the keyboard. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <StateSheet width={300}>
      {() => (
        <ol role="list">
          <ResultItem result={results[0]!} />
        </ol>
      )}
    </StateSheet>
  ),
};

/** Search again, narrow down, and open a result with the keyboard. */
export const SearchWithKeyboard: Story = {
  tags: ['play'],
  beforeEach: stayOnPage,
  args: { results },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 results');
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Search docs' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End} cascade{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('truncate cascade');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Everything/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: /Neosync CLI .*SQL destination flags/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'sync-flags' }));
  },
};

/** Choosing a suggestion searches for it at once. */
export const TakeSuggestion: Story = {
  tags: ['play'],
  args: { query: 'tokenise vault', areas: [], suggestions: ['Transformers'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transformers' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Transformers');
  },
};
